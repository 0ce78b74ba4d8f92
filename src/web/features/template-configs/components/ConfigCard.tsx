import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { TemplateConfig } from '#contract/template-configs';
import type { Template } from '#contract/templates';
import { CvThumbnail } from '#features/cv';
import { paths } from '#lib/paths';
import { IconAction } from '#ui/IconAction';
import { PictureCard } from '#ui/PictureCard';
import { codeOf } from '../configForm.ts';
import { configsTexts } from '../texts.ts';
import { useConfigCopy } from '../useConfigCopy.ts';
import { useConfigRemoval } from '../useConfigRemoval.ts';
import { ConfigBadges } from './ConfigBadges.tsx';

export interface ConfigCardProps {
  config: TemplateConfig;
  /** undefined until they are known. */
  templates: readonly Template[] | undefined;
}

/** A configuration among the others (spec 2 §2). */
export const ConfigCard = ({ config, templates }: ConfigCardProps) => {
  const { id, name, description, templateId } = config;
  const copy = useConfigCopy();
  const remove = useConfigRemoval();
  return (
    <PictureCard
      title={name}
      text={description}
      to={paths.templateConfigPreview(id)}
      picture={templates ? <CvThumbnail template={codeOf(templates, templateId)} config={config.config} /> : null}
      badges={<ConfigBadges config={config} />}
      actions={
        <>
          <IconAction label={configsTexts.view(name)} Icon={VisibilityOutlined} to={paths.templateConfigPreview(id)} />
          <IconAction label={configsTexts.edit(name)} Icon={EditOutlined} to={paths.templateConfigEdit(id)} />
          <IconAction label={configsTexts.duplicate(name)} Icon={ContentCopyOutlined} onClick={() => void copy(config)} />
          <IconAction label={configsTexts.remove(name)} Icon={DeleteOutlined} onClick={() => void remove(id)} />
        </>
      }
    />
  );
};
