import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { usePageTitle } from '#lib/usePageTitle';
import { appTexts } from './texts.ts';

/** Any other path (spec 1 §2). */
export const NotFoundPage = () => {
  usePageTitle(appTexts.notFoundTitle);
  const navigate = useNavigate();
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', textAlign: 'center', minHeight: '100vh', gap: 2, p: 3 }}
    >
      <Typography
        aria-hidden="true"
        sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: '6rem', lineHeight: 1, color: 'primary.main' }}
      >
        404
      </Typography>
      <Typography variant="h1">{appTexts.notFoundTitle}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{appTexts.notFoundText}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1 }}>
        <Button variant="contained" component={Link} to={paths.dashboard}>
          {appTexts.notFoundDashboard}
        </Button>
        <Button variant="outlined" onClick={() => void navigate(-1)}>
          {appTexts.goBack}
        </Button>
      </Box>
    </Box>
  );
};
