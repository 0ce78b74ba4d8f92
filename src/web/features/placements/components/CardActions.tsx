import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths';
import { mailLink, personName, phoneLink } from '../names.ts';
import { placementsTexts } from '../texts.ts';
import type { PlacementCardProps } from './PlacementCard.tsx';

interface ReachProps {
  label: string;
  /** Names the action and the person. */
  name: string;
  /** null when nothing is known to reach the person by. */
  href: string | null;
  hint: string;
  icon: ReactNode;
}

const look = { size: 'small', color: 'inherit', sx: { px: 1, color: 'text.secondary' } } as const;

/** A way to reach the candidate; disabled, with the reason, when it is unknown (decisions §6). */
const Reach = ({ label, name, href, hint, icon }: ReachProps) =>
  href === null ? (
    <span title={hint}>
      <Button {...look} disabled startIcon={icon} aria-label={`${name} (${hint})`}>
        {label}
      </Button>
    </span>
  ) : (
    <Button {...look} href={href} startIcon={icon} aria-label={name}>
      {label}
    </Button>
  );

/** Voir, Contacter, Appeler (spec 2 §2). */
export const CardActions = ({ placement: { id, candidate } }: PlacementCardProps) => {
  const name = personName(candidate);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 0.5, mx: -1, pt: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Button
        size="small"
        component={Link}
        to={paths.placement(id)}
        startIcon={<VisibilityOutlined />}
        aria-label={placementsTexts.viewPlacement(name)}
        sx={{ px: 1 }}
      >
        {placementsTexts.view}
      </Button>
      <Reach
        label={placementsTexts.contact}
        name={placementsTexts.contactWho(name)}
        href={mailLink(candidate.emailAddress)}
        hint={placementsTexts.noEmail}
        icon={<MailOutlined />}
      />
      <Reach
        label={placementsTexts.call}
        name={placementsTexts.callWho(name)}
        href={phoneLink(candidate.phoneNumber)}
        hint={placementsTexts.noPhone}
        icon={<CallOutlined />}
      />
    </Box>
  );
};
