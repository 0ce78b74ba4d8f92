import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { TemplatesLoaded } from './components/TemplatesLoaded.tsx';
import { BLANK_CONFIG, type ConfigFormValues, toBody } from './configForm.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { formTexts } from './formTexts.ts';
import { useCreateTemplateConfigMutation } from './templateConfigsApi.ts';
import { configsTexts } from './texts.ts';

/** A new configuration (spec 2 §5, Configuration create). */
export const TemplateConfigCreatePage = () => {
  const navigate = useNavigate();
  const leave = useLeave();
  const [createConfig] = useCreateTemplateConfigMutation();
  const save = async (values: ConfigFormValues) => {
    const { data, error } = await createConfig({ body: toBody(values) });
    if (data) await leave(paths.templateConfigPreview(data.id));
    return { error };
  };
  return (
    <TemplatesLoaded>
      {(templates) => (
        <>
          <BackLink to={paths.templateConfigs} label={configsTexts.back} />
          <PageHeader title={formTexts.createTitle} />
          <ConfigForm
            initialValues={BLANK_CONFIG}
            templates={templates}
            submitLabel={formTexts.create}
            save={save}
            onClose={() => void navigate(paths.templateConfigs)}
          />
        </>
      )}
    </TemplatesLoaded>
  );
};
