import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEMPLATE_VARIABLES } from '#cv/variables';
import { formTexts } from '../formTexts.ts';

export interface VariablesListProps {
  onInsert: (code: string) => void;
}

/** What a template may use, inserted by a click. */
export const VariablesList = ({ onInsert }: VariablesListProps) => (
  <Accordion
    disableGutters
    elevation={0}
    slotProps={{ heading: { component: 'h2' } }}
    sx={{ border: 1, borderColor: 'divider', borderRadius: 1, '&::before': { display: 'none' } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />}>
      <Typography sx={{ fontWeight: 600 }}>{formTexts.variables}</Typography>
    </AccordionSummary>
    <AccordionDetails sx={{ pt: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {formTexts.variablesHint}
      </Typography>
      {TEMPLATE_VARIABLES.map(({ title, variables }) => (
        <Box key={title} sx={{ mb: 2 }}>
          <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
            {variables.map(({ code, description }) => (
              <Button
                key={code}
                size="small"
                variant="outlined"
                color="inherit"
                title={description}
                onClick={() => onInsert(code)}
                sx={{ px: 1, fontFamily: 'monospace', fontWeight: 500, fontSize: '0.75rem', textAlign: 'left', overflowWrap: 'anywhere' }}
              >
                {code}
              </Button>
            ))}
          </Box>
        </Box>
      ))}
    </AccordionDetails>
  </Accordion>
);
