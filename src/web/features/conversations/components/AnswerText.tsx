import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Markdown, { type Components } from 'react-markdown';
import { Link as RouterLink } from 'react-router-dom';
import remarkGfm from 'remark-gfm';

/** The only addresses that an answer may lead to: an answer may quote a CV or come from a model, and neither is trusted. */
const RECORD = /^\/(?:candidates|jobs|placements)\/[\w-]+$/;

const components: Components = {
  a: ({ href = '', children }) =>
    RECORD.test(href) ? (
      <Link component={RouterLink} to={href}>
        {children}
      </Link>
    ) : (
      <span>{children}</span>
    ),
  table: ({ children }) => (
    <Box sx={{ overflowX: 'auto' }} role="group" tabIndex={0}>
      <table>{children}</table>
    </Box>
  ),
};

const plugins = [remarkGfm];
const NEVER = ['img'];

const look = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol': { my: 1 },
  '& ul, & ol': { pl: 2.5 },
  '& li': { my: 0.5 },
  '& h1, & h2, & h3, & h4': { fontSize: '1rem', fontWeight: 650, mt: 2, mb: 0.5 },
  '& table': { borderCollapse: 'collapse', fontSize: '0.875rem', minWidth: '60%' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    px: 1,
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'normal',
    minWidth: '6.5rem',
  },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap' },
} as const;

/** An answer's Markdown: no HTML, no image, no address but the company's own records. */
export const AnswerText = ({ text }: { text: string }) => (
  <Box sx={look}>
    <Markdown components={components} remarkPlugins={plugins} disallowedElements={NEVER}>
      {text}
    </Markdown>
  </Box>
);
