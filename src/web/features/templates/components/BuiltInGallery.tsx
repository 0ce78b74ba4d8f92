import Button from '@mui/material/Button';
import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { CvThumbnail } from '#features/cv';
import { paths } from '#lib/paths';
import { BackLink } from '#ui/BackLink';
import { CardGrid } from '#ui/CardGrid';
import { PageHeader } from '#ui/PageHeader';
import { PictureCard } from '#ui/PictureCard';
import { StatusChip } from '#ui/StatusChip';
import { CATEGORY_LABELS } from '../labels.ts';
import { PLAIN_STYLE } from '../templateForm.ts';
import { templatesTexts } from '../texts.ts';
import { useTemplateCopy } from '../useTemplateCopy.ts';

/** The templates that come with the product, for a company that has none (decisions §1). */
export const BuiltInGallery = () => {
  const copy = useTemplateCopy();
  return (
    <>
      <BackLink to={paths.templates} label={templatesTexts.hubTitle} />
      <PageHeader title={templatesTexts.galleryTitle} subtitle={templatesTexts.gallerySubtitle} />
      <CardGrid>
        {BUILT_IN_TEMPLATES.map((template) => (
          <PictureCard
            key={template.key}
            title={template.name}
            text={template.description}
            picture={<CvThumbnail template={template.handlebarsTemplate} config={PLAIN_STYLE} />}
            badges={<StatusChip label={CATEGORY_LABELS[template.category]} tone="neutral" />}
            actions={<Button onClick={() => void copy(template, template.name)}>{templatesTexts.adopt}</Button>}
          />
        ))}
      </CardGrid>
    </>
  );
};
