import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Template } from '#contract/templates';
import { CvThumbnail } from '#features/cv';
import { paths } from '#lib/paths';
import { IconAction } from '#ui/IconAction';
import { PictureCard } from '#ui/PictureCard';
import { PLAIN_STYLE } from '../templateForm.ts';
import { templatesTexts } from '../texts.ts';
import { useTemplateCopy } from '../useTemplateCopy.ts';
import { useTemplateRemoval } from '../useTemplateRemoval.ts';
import { TemplateBadges } from './TemplateBadges.tsx';

export interface TemplateCardProps {
  template: Template;
}

/** A template among the others: what it looks like, what it is, what one may do with it (spec 2 §2). */
export const TemplateCard = ({ template }: TemplateCardProps) => {
  const { id, name, description, handlebarsTemplate } = template;
  const copy = useTemplateCopy();
  const remove = useTemplateRemoval();
  return (
    <PictureCard
      title={name}
      text={description}
      to={paths.template(id)}
      picture={<CvThumbnail template={handlebarsTemplate} config={PLAIN_STYLE} />}
      badges={<TemplateBadges template={template} />}
      actions={
        <>
          <IconAction label={templatesTexts.view(name)} Icon={VisibilityOutlined} to={paths.template(id)} />
          <IconAction label={templatesTexts.edit(name)} Icon={EditOutlined} to={paths.templateEdit(id)} />
          <IconAction
            label={templatesTexts.duplicate(name)}
            Icon={ContentCopyOutlined}
            onClick={() => void copy(template, templatesTexts.copyOf(name))}
          />
          <IconAction label={templatesTexts.remove(name)} Icon={DeleteOutlined} onClick={() => void remove(id)} />
        </>
      }
    />
  );
};
