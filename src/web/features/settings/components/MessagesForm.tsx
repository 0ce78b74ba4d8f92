import Box from '@mui/material/Box';
import { LANGUAGES, type Preferences } from '#contract/account';
import { CheckField } from '#ui/CheckField';
import { SelectField } from '#ui/SelectField';
import { useUpdateUserMutation } from '../settingsApi.ts';
import { languageNames, settingsTexts as texts } from '../texts.ts';
import { GroupTitle } from './GroupTitle.tsx';
import { SettingsForm } from './SettingsForm.tsx';

type Messages = Omit<Preferences, 'theme' | 'compactMode'>;

const languages = LANGUAGES.map((value) => ({ value, label: languageNames[value] }));

export interface MessagesFormProps {
  preferences: Preferences;
}

/** The preferences that wait for their button. */
export const MessagesForm = ({ preferences: { theme: _, compactMode: __, ...messages } }: MessagesFormProps) => {
  const [update] = useUpdateUserMutation();
  const save = async (preferences: Messages) => {
    const { error } = await update({ body: { preferences } });
    return error ? { error } : { saved: preferences };
  };
  return (
    <>
      <GroupTitle title={texts.messages} hint={texts.messagesHint} />
      <SettingsForm stored={messages} save={save}>
        <Box sx={{ display: 'grid', justifyItems: 'start', mb: 1 }}>
          <CheckField name="emailNotifications" label={texts.emailNotifications} />
          <CheckField name="pushNotifications" label={texts.pushNotifications} />
          <CheckField name="weeklyReports" label={texts.weeklyReports} />
        </Box>
        <SelectField name="language" label={texts.language} hint={texts.languageHint} options={languages} />
      </SettingsForm>
    </>
  );
};
