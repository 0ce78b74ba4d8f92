import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import { paths } from '#lib/paths';
import { appTexts } from '../texts.ts';

export interface NavigationEntry {
  label: string;
  Icon: ComponentType<{ fontSize?: 'small' | 'medium' }>;
  /** null while the screen does not exist: the entry is disabled, with 'Bientôt'. */
  path: string | null;
}

/** The eight entries of the sidebar, in order (spec 1 §2). */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: appTexts.home, Icon: HomeOutlined, path: paths.dashboard },
  { label: appTexts.candidates, Icon: GroupOutlined, path: paths.candidates },
  { label: appTexts.jobs, Icon: WorkOutlined, path: paths.jobs },
  { label: appTexts.conversations, Icon: ForumOutlined, path: paths.conversations },
  { label: appTexts.placements, Icon: HandshakeOutlined, path: paths.placements },
  { label: appTexts.templates, Icon: DescriptionOutlined, path: paths.templates },
  { label: appTexts.settings, Icon: SettingsOutlined, path: paths.settings },
  { label: appTexts.referral, Icon: CardGiftcardOutlined, path: null },
];
