import Box from '@mui/material/Box';
import { SourceTip } from './SourceTip.tsx';

export interface Tag {
  label: string;
  /** Where the word comes from; null when nothing tells. */
  source: string | null;
}

export interface TagListProps {
  tags: readonly Tag[];
}

/** Words side by side: skills, certifications. */
export const TagList = ({ tags }: TagListProps) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
    {tags.map(({ label, source }) => (
      <SourceTip key={label} source={source}>
        <Box
          component="li"
          sx={{
            px: 1.25,
            py: 0.375,
            borderRadius: '6px',
            border: 1,
            borderColor: 'divider',
            fontSize: '0.875rem',
            overflowWrap: 'anywhere',
          }}
        >
          {label}
        </Box>
      </SourceTip>
    ))}
  </Box>
);
