import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '#lib/redux';
import { PageHeader } from '#ui/PageHeader';
import { CompanyForm } from './CompanyForm.tsx';
import { DangerZone } from './DangerZone.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferencesCard } from './PreferencesCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { settingsTexts as texts } from './texts.ts';

const TABS = ['profile', 'company', 'security'] as const;
type SettingsTab = (typeof TABS)[number];

const PANEL_ID = 'settings-panel';
const tabId = (tab: SettingsTab) => `settings-${tab}`;

/** The guards have made sure that there is a user, and her company. */
const Panel = ({ tab }: { tab: SettingsTab }) => {
  const user = useAppSelector(({ session }) => session.user);
  const company = useAppSelector((state) => state.company.current);
  if (!user || !company) return null;
  if (tab === 'company') return <CompanyForm company={company} />;
  if (tab === 'profile') {
    return (
      <>
        <ProfileForm user={user} />
        <PreferencesCard user={user} />
      </>
    );
  }
  return (
    <>
      <PasswordForm />
      <DangerZone />
    </>
  );
};

/** Spec 1 §2, Settings. The tab lives in the URL; its links let a changed form ask before it is left. */
export const SettingsPage = () => {
  const [address] = useSearchParams();
  const tab = TABS.find((known) => known === address.get('tab')) ?? 'profile';
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Tabs value={tab} aria-label={texts.title} sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}>
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls={PANEL_ID}
            label={texts.tabs[name]}
            component={Link}
            to={`?tab=${name}`}
          />
        ))}
      </Tabs>
      <Box key={tab} role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)} sx={{ display: 'grid', gap: 2.5 }}>
        <Panel tab={tab} />
      </Box>
    </Box>
  );
};
