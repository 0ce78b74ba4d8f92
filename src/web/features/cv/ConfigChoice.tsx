import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { TemplateConfig } from '#contract/template-configs';
import { cvTexts } from './texts.ts';

export interface ConfigChoiceProps {
  configs: readonly TemplateConfig[];
  /** null while nothing is chosen. */
  chosen: string | null;
  disabled: boolean;
  onChoose: (id: string) => void;
}

const SWATCHES = ['primary', 'accent', 'bgPrimary'] as const;

const Swatches = ({ config }: Pick<TemplateConfig, 'config'>) => (
  <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.5 }}>
    {SWATCHES.map((name) => (
      <Box
        key={name}
        sx={{ width: 14, height: 14, borderRadius: '50%', border: 1, borderColor: 'divider', backgroundColor: config.colors[name] }}
      />
    ))}
  </Box>
);

/** The configurations one may print with, one of them chosen. */
export const ConfigChoice = ({ configs, chosen, disabled, onChoose }: ConfigChoiceProps) => (
  <RadioGroup
    aria-label={cvTexts.configuration}
    value={chosen ?? ''}
    onChange={(_event, id) => onChoose(id)}
    sx={{ gap: 1, flexWrap: 'nowrap' }}
  >
    {configs.map(({ id, name, description, isDefault, config }) => (
      <FormControlLabel
        key={id}
        value={id}
        disabled={disabled}
        control={<Radio />}
        sx={{ m: 0, p: 1, pr: 2, border: 1, borderColor: chosen === id ? 'primary.main' : 'divider', borderRadius: 1 }}
        slotProps={{ typography: { component: 'div', sx: { flexGrow: 1, minWidth: 0 } } }}
        label={
          <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' }, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }} noWrap title={name}>
                {name}
              </Typography>
              {description ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }} noWrap title={description}>
                  {description}
                </Typography>
              ) : null}
            </Box>
            {config.anonymity.enabled ? <Chip size="small" label={cvTexts.anonymised} /> : null}
            {isDefault ? <Chip size="small" color="primary" label={cvTexts.byDefault} /> : null}
            <Swatches config={config} />
          </Box>
        }
      />
    ))}
  </RadioGroup>
);
