import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { PageHeader } from '#ui/PageHeader';
import { SectionHeading } from './components/SectionHeading.tsx';
import { Shortcuts } from './components/Shortcuts.tsx';
import { TemplatesFrame } from './components/TemplatesFrame.tsx';
import { TemplateGrid } from './components/TemplateGrid.tsx';
import { templatesTexts } from './texts.ts';

const RECENT = 6;

/** The way to everything about templates, and the latest of them (spec 2 §2). */
export const TemplatesPage = () => (
  <>
    <PageHeader title={templatesTexts.hubTitle} subtitle={templatesTexts.hubSubtitle} />
    <Shortcuts />
    <SectionHeading
      title={templatesTexts.recent}
      action={
        <Button size="small" component={Link} to={paths.templateList} sx={{ flexShrink: 0 }}>
          {templatesTexts.all}
        </Button>
      }
    />
    <TemplatesFrame>{(templates) => <TemplateGrid templates={templates.slice(0, RECENT)} />}</TemplatesFrame>
  </>
);
