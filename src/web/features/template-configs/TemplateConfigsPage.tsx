import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { ConfigList } from './components/ConfigList.tsx';
import { configsTexts } from './texts.ts';

/** Every configuration of the company (spec 2 §2). */
export const TemplateConfigsPage = () => (
  <>
    <BackLink to={paths.templates} label={configsTexts.templates} />
    <PageHeader
      title={configsTexts.title}
      subtitle={configsTexts.subtitle}
      actions={
        <Button variant="contained" startIcon={<Add />} component={Link} to={paths.templateConfigCreate}>
          {configsTexts.newConfig}
        </Button>
      }
    />
    <ConfigList />
  </>
);
