import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { isMissingChunk, reloadOnce } from './staleDeploy.ts';
import { appTexts } from './texts.ts';

interface CrashScreenProps {
  children: ReactNode;
}

/** The default error screen of the router (spec 1 §8): what a page that throws leaves behind. */
export class CrashScreen extends Component<CrashScreenProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** A deploy renamed the part that was asked for: the new page knows its name. */
  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) reloadOnce();
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <Box
        component="main"
        role="alert"
        sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', textAlign: 'center', minHeight: '100vh', gap: 2, p: 3 }}
      >
        <Typography variant="h1">{appTexts.crashed}</Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '48ch' }}>{appTexts.crashedText}</Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {appTexts.reload}
        </Button>
      </Box>
    );
  }
}
