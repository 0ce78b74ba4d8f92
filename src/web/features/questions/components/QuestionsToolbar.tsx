import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DIFFICULTIES } from '#contract/questions';
import { FilterSelect } from '#ui/FilterSelect';
import type { QuestionFilters } from '../filters.ts';
import { DIFFICULTY_LABELS, GUIDE_ORDER, TYPE_LABELS } from '../labels.ts';
import { questionsTexts } from '../texts.ts';

export interface QuestionsToolbarProps {
  filters: QuestionFilters;
  onChange: (changes: Partial<QuestionFilters>) => void;
}

const TYPES = [{ value: '', label: questionsTexts.allTypes }, ...GUIDE_ORDER.map((value) => ({ value, label: TYPE_LABELS[value] }))];
const LEVELS = [
  { value: '', label: questionsTexts.allDifficulties },
  ...DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value].label })),
];

/** Type, difficulty, and whether the retired ones show (spec 2 §2). */
export const QuestionsToolbar = ({ filters, onChange }: QuestionsToolbarProps) => (
  <Box
    role="search"
    className="screen-only"
    sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px 220px 1fr' }, gap: 1.5, alignItems: 'center', mb: 3 }}
  >
    <FilterSelect
      label={questionsTexts.typeFilter}
      value={filters.type}
      options={TYPES}
      onChange={(type) => onChange({ type: type as QuestionFilters['type'] })}
    />
    <FilterSelect
      label={questionsTexts.difficultyFilter}
      value={filters.difficulty}
      options={LEVELS}
      onChange={(difficulty) => onChange({ difficulty: difficulty as QuestionFilters['difficulty'] })}
    />
    <FormControlLabel
      control={<Switch checked={filters.activeOnly} onChange={(_event, activeOnly) => onChange({ activeOnly })} />}
      label={questionsTexts.activeOnly}
      sx={{ justifySelf: { sm: 'end' } }}
    />
  </Box>
);
