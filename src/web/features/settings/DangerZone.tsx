import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionCard } from '#ui/SectionCard';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';
import { settingsTexts as texts } from './texts.ts';

/** Spec 1 §2, Settings: what cannot be undone. */
export const DangerZone = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <SectionCard title={texts.danger}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '68ch', mb: 2 }}>{texts.dangerText}</Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking ? <RemoveAccountDialog onClose={() => setAsking(false)} /> : null}
    </SectionCard>
  );
};
