import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { formTexts } from '../formTexts.ts';

const NAMES = ['upload', 'manual'] as const;
type Name = (typeof NAMES)[number];

export type NewJobTabsProps = Record<Name, ReactNode>;

/** The two ways to create an offer (spec 1 §2). The one out of sight keeps what was typed or chosen in it. */
export const NewJobTabs = (panels: NewJobTabsProps) => {
  const id = useId();
  const [current, setCurrent] = useState<Name>('upload');
  return (
    <>
      <Tabs
        value={current}
        onChange={(_event, name: Name) => setCurrent(name)}
        aria-label={formTexts.tabs.label}
        sx={{ px: 3, flexShrink: 0, borderBottom: 1, borderColor: 'divider' }}
      >
        {NAMES.map((name) => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-${name}-panel`} label={formTexts.tabs[name]} />
        ))}
      </Tabs>
      {NAMES.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          sx={{ display: name === current ? 'flex' : 'none', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
        >
          {panels[name]}
        </Box>
      ))}
    </>
  );
};
