import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import FormatColorFillOutlined from '@mui/icons-material/FormatColorFillOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { templatesTexts } from '../texts.ts';

const { shortcuts } = templatesTexts;

const SHORTCUTS = [
  { ...shortcuts.list, to: paths.templateList, Icon: DashboardOutlined },
  { ...shortcuts.create, to: paths.templateCreate, Icon: NoteAddOutlined },
  { ...shortcuts.configs, to: paths.templateConfigs, Icon: PaletteOutlined },
  { ...shortcuts.createConfig, to: paths.templateConfigCreate, Icon: FormatColorFillOutlined },
  { ...shortcuts.preview, to: paths.latestTemplate, Icon: VisibilityOutlined },
];

/** The five ways that the hub opens (spec 2 §2). */
export const Shortcuts = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(5, 1fr)' } }}>
    {SHORTCUTS.map(({ title, text, to, Icon }) => (
      <Card key={to}>
        <CardActionArea component={Link} to={to} sx={{ p: 2.5, height: '100%', display: 'block' }}>
          <Icon color="primary" />
          <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {text}
          </Typography>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
