import Divider from '@mui/material/Divider';
import type { User } from '#contract/account';
import { SectionCard } from '#ui/SectionCard';
import { DisplayFields } from './components/DisplayFields.tsx';
import { MessagesForm } from './components/MessagesForm.tsx';
import { settingsTexts as texts } from './texts.ts';

export interface PreferencesCardProps {
  user: User;
}

/** Preferences are a card of the profile (decisions §4). */
export const PreferencesCard = ({ user: { preferences } }: PreferencesCardProps) => (
  <SectionCard title={texts.preferences}>
    <DisplayFields preferences={preferences} />
    <Divider sx={{ my: 3 }} />
    <MessagesForm preferences={preferences} />
  </SectionCard>
);
