import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '#lib/redux';
import { usePageTitle } from '#lib/usePageTitle';
import { OnboardingBar } from './components/OnboardingBar.tsx';
import { OnboardingForm } from './OnboardingForm.tsx';
import { companyTexts as texts } from './texts.ts';

/** The first thing a new user does: her company (spec 1 §2). The guards have made sure that there is a user. */
export const OnboardingPage = () => {
  usePageTitle(texts.welcome);
  const userId = useAppSelector(({ session }) => session.user?.id);
  if (userId === undefined) return null;
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <OnboardingBar />
      <Box component="main" sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 4, sm: 6 } }}>
        <Typography variant="h1">{texts.welcome}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{texts.subtitle}</Typography>
        <OnboardingForm key={userId} userId={userId} />
      </Box>
    </Box>
  );
};
