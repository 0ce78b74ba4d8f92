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

export interface NavigationScreen {
  label: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
  path: string;
  /** Screens elsewhere that the entry stands for too. */
  also?: string;
}

/** Entries of the sidebar that lead to a screen, in order (spec 1 §2); Parrainage, the eighth, opens a dialog. */
export const SCREENS: readonly NavigationScreen[] = [
  { label: appTexts.home, Icon: HomeOutlined, path: paths.dashboard },
  { label: appTexts.candidates, Icon: GroupOutlined, path: paths.candidates },
  { label: appTexts.jobs, Icon: WorkOutlined, path: paths.jobs },
  { label: appTexts.conversations, Icon: ForumOutlined, path: paths.conversations },
  { label: appTexts.placements, Icon: HandshakeOutlined, path: paths.placements },
  { label: appTexts.templates, Icon: DescriptionOutlined, path: paths.templates, also: paths.templateConfigs },
  { label: appTexts.settings, Icon: SettingsOutlined, path: paths.settings },
];
