import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaletteGroup, PaletteOption } from '../groups.ts';
import { paletteTexts as texts } from '../texts.ts';
import { OptionLine } from './OptionLine.tsx';

export interface OptionGroupsProps {
  id: string;
  groups: PaletteGroup[];
  activeId: string | undefined;
  elementId: (option: PaletteOption) => string;
  onPoint: (id: string) => void;
  onChoose: (option: PaletteOption) => void;
}

export const OptionGroups = ({ id, groups, activeId, elementId, onPoint, onChoose }: OptionGroupsProps) => (
  <Box id={id} role="listbox" aria-label={texts.results} sx={{ p: 1, overflowY: 'auto', flexGrow: 1 }}>
    {groups.map(({ title, options }, index) => (
      <Box key={title} role="group" aria-labelledby={`${id}-${index}`} sx={{ mb: 1 }}>
        <Typography id={`${id}-${index}`} variant="overline" component="div" sx={{ px: 1.5, py: 0.5, color: 'text.secondary' }}>
          {title}
        </Typography>
        {options.map((option) => (
          <OptionLine
            key={option.id}
            elementId={elementId(option)}
            option={option}
            isActive={option.id === activeId}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        ))}
      </Box>
    ))}
  </Box>
);
