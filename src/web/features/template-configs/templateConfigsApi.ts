import type { One } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import { type TemplateConfig, templateConfigEndpoints } from '#contract/template-configs';
import { type Template, templateEndpoints } from '#contract/templates';
import { readList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';
import { readFileAnswer } from '#lib/api/fileAnswer';
import { saveFile } from '#lib/saveFile';

type Calls = typeof templateConfigEndpoints;

const LIST = { type: 'TemplateConfig', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'TemplateConfig', id }) as const;

const SAMPLE_NAME = 'cv-exemple.pdf';

export const templateConfigsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplateConfigs: build.query<TemplateConfig[], void>({
      query: call(templateConfigEndpoints.list),
      transformResponse: (body: One<{ configs: TemplateConfig[] }>) => readList<TemplateConfig>(body).data,
      ...follow('list'),
      providesTags: (configs) => [LIST, ...(configs ?? []).map(({ id }) => tagOf(id))],
    }),
    getTemplateConfig: build.query<TemplateConfig, string>({
      query: (id) => call(templateConfigEndpoints.get)({ params: { id } }),
      transformResponse: readOne<TemplateConfig>,
      ...follow('record'),
      providesTags: (_config, _error, id) => [tagOf(id)],
    }),
    /** What a configuration may dress. */
    listConfigTemplates: build.query<Template[], void>({
      query: call(templateEndpoints.list),
      transformResponse: (body: One<{ templates: Template[] }>) => readList<Template>(body).data,
      ...follow('list'),
      providesTags: ['Template'],
    }),
    createTemplateConfig: build.mutation<TemplateConfig, InputOf<Calls['create']>>({
      query: call(templateConfigEndpoints.create),
      transformResponse: readOne<TemplateConfig>,
      // A new default one takes the mark from another.
      invalidatesTags: (_config, error) => (error ? [] : ['TemplateConfig']),
    }),
    updateTemplateConfig: build.mutation<TemplateConfig, InputOf<Calls['update']>>({
      query: call(templateConfigEndpoints.update),
      transformResponse: readOne<TemplateConfig>,
      invalidatesTags: (_config, error) => (error ? [] : ['TemplateConfig']),
    }),
    removeTemplateConfig: build.mutation<void, string>({
      query: (id) => call(templateConfigEndpoints.remove)({ params: { id } }),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [LIST, tagOf(id)]),
    }),
    /** Printed by the server and saved at once: a file never enters the store (decisions §6). */
    downloadSample: build.mutation<null, string>({
      queryFn: async (id, _api, _options, fetchBase) => {
        const { data, error, meta } = await fetchBase({
          ...call(templateConfigEndpoints.sample)({ params: { id } }),
          responseHandler: readFileAnswer,
        });
        if (error) return { error, meta };
        saveFile(data as Blob, SAMPLE_NAME);
        return { data: null, meta };
      },
    }),
  }),
});

export const {
  useListTemplateConfigsQuery,
  useGetTemplateConfigQuery,
  useListConfigTemplatesQuery,
  useCreateTemplateConfigMutation,
  useUpdateTemplateConfigMutation,
  useRemoveTemplateConfigMutation,
  useDownloadSampleMutation,
} = templateConfigsApi;
