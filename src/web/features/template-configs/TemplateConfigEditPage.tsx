import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { useLeave } from '#lib/useLeave';
import { BackLink } from '#ui/BackLink';
import { PageHeader } from '#ui/PageHeader';
import { ConfigRecord } from './components/ConfigRecord.tsx';
import { type ConfigFormValues, toBody, toFormValues } from './configForm.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { formTexts } from './formTexts.ts';
import { useUpdateTemplateConfigMutation } from './templateConfigsApi.ts';
import { configsTexts } from './texts.ts';

/** Edits a configuration (spec 2 §5, Configuration edit). */
export const TemplateConfigEditPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const leave = useLeave();
  const [updateConfig] = useUpdateTemplateConfigMutation();
  const preview = paths.templateConfigPreview(id);
  const save = async (values: ConfigFormValues) => {
    const { error } = await updateConfig({ params: { id }, body: toBody(values) });
    if (!error) await leave(preview);
    return { error };
  };
  return (
    <ConfigRecord id={id}>
      {(config, templates) => (
        <>
          <BackLink to={paths.templateConfigs} label={configsTexts.back} />
          <PageHeader title={formTexts.editTitle} subtitle={config.name} />
          <ConfigForm
            key={id}
            initialValues={toFormValues(config)}
            templates={templates}
            save={save}
            onClose={() => void navigate(preview)}
          />
        </>
      )}
    </ConfigRecord>
  );
};
