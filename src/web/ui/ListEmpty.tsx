import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { uiTexts } from './texts.ts';

export interface ListEmptyProps {
  icon: ReactNode;
  title: string;
  /** What to do when nothing is there at all. */
  text: string;
  create: { label: string; onClick: () => void };
  /** The filters leave nothing: what to say of it, and how to clear them. null without filters. */
  filtered: { text: string; onClear: () => void } | null;
}

/** A list without a row: nothing is there yet, or the filters leave nothing. */
export const ListEmpty = ({ icon, title, text, create, filtered }: ListEmptyProps) => (
  <EmptyState
    icon={icon}
    title={title}
    text={filtered?.text ?? text}
    action={
      filtered ? (
        <Button variant="outlined" onClick={filtered.onClear}>
          {uiTexts.clearFilters}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<Add />} onClick={create.onClick}>
          {create.label}
        </Button>
      )
    }
  />
);
