import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Box from '@mui/material/Box';
import { Formik } from 'formik';
import { type Preferences, THEMES } from '#contract/account';
import { FieldGrid } from '#ui/FieldGrid';
import { SelectField } from '#ui/SelectField';
import { useUpdateUserMutation } from '../settingsApi.ts';
import { settingsTexts as texts, themeNames } from '../texts.ts';
import { GroupTitle } from './GroupTitle.tsx';

const COMPACT_HINT_ID = 'compact-mode-hint';

const themes = THEMES.map((value) => ({ value, label: themeNames[value] }));

export interface DisplayFieldsProps {
  preferences: Preferences;
}

/** Theme and compact mode: each change is shown and saved at once, without a button (decisions §4). */
export const DisplayFields = ({ preferences }: DisplayFieldsProps) => {
  const { theme, compactMode } = preferences;
  const [update] = useUpdateUserMutation();
  const change = (changes: Partial<Preferences>) => void update({ body: { preferences: changes } });
  return (
    <>
      <GroupTitle title={texts.display} hint={texts.displayHint} />
      <Formik enableReinitialize initialValues={{ theme }} onSubmit={change}>
        <FieldGrid>
          <SelectField
            name="theme"
            label={texts.theme}
            options={themes}
            onChange={({ target }) => change({ theme: THEMES.find((known) => known === target.value) })}
          />
          <Box sx={{ pt: { sm: 3 } }}>
            <FormControlLabel
              control={
                <Switch
                  checked={compactMode}
                  onChange={(_event, isOn) => change({ compactMode: isOn })}
                  slotProps={{ input: { 'aria-describedby': COMPACT_HINT_ID } }}
                />
              }
              label={texts.compactMode}
            />
            <FormHelperText id={COMPACT_HINT_ID} sx={{ mx: 0 }}>
              {texts.compactHint}
            </FormHelperText>
          </Box>
        </FieldGrid>
      </Formik>
    </>
  );
};
