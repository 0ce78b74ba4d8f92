import type { TemplateConfig } from '#contract/template-configs';
import { StatusChip } from '#ui/StatusChip';
import { configsTexts } from '../texts.ts';

export interface ConfigBadgesProps {
  config: Pick<TemplateConfig, 'isActive' | 'isDefault' | 'config'>;
}

export const ConfigBadges = ({ config: { isActive, isDefault, config } }: ConfigBadgesProps) => (
  <>
    <StatusChip label={isActive ? configsTexts.active : configsTexts.inactive} tone={isActive ? 'success' : 'neutral'} />
    {isDefault ? <StatusChip label={configsTexts.byDefault} tone="primary" /> : null}
    {config.anonymity.enabled ? <StatusChip label={configsTexts.anonymised} tone="info" /> : null}
  </>
);
