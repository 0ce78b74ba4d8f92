import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { TemplateGrid } from './components/TemplateGrid.tsx';
import { TemplatesFrame } from './components/TemplatesFrame.tsx';
import { useListTemplatesQuery } from './templatesApi.ts';
import { templatesTexts } from './texts.ts';

/** Every template of the company (spec 2 §2). */
export const TemplateListPage = () => {
  const { data } = useListTemplatesQuery();
  return (
    <>
      <BackLink to={paths.templates} label={templatesTexts.hubTitle} />
      <PageHeader
        title={templatesTexts.listTitle}
        subtitle={data ? templatesTexts.count(data.length) : '\u00A0'}
        actions={
          <Button variant="contained" startIcon={<Add />} component={Link} to={paths.templateCreate}>
            {templatesTexts.newTemplate}
          </Button>
        }
      />
      <TemplatesFrame>{(templates) => <TemplateGrid templates={templates} />}</TemplatesFrame>
    </>
  );
};
