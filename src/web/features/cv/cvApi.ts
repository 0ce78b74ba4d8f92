import type { One } from '#contract/common';
import { type TemplateConfig, templateConfigEndpoints } from '#contract/template-configs';
import { readList } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';
import { readFileAnswer } from '#lib/api/fileAnswer';
import { saveFile } from '#lib/saveFile';

interface GenerateInput {
  candidateId: string;
  configId: string;
}

export const cvApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCvConfigs: build.query<TemplateConfig[], void>({
      query: call(templateConfigEndpoints.list),
      transformResponse: (body: One<{ configs: TemplateConfig[] }>) => readList<TemplateConfig>(body).data,
      ...follow('list'),
      providesTags: ['TemplateConfig'],
    }),
    /** Printed by the server and saved at once: a file never enters the store. */
    generateCv: build.mutation<null, GenerateInput>({
      queryFn: async ({ candidateId, configId }, _api, _options, fetchBase) => {
        const { data, error, meta } = await fetchBase({
          ...call(templateConfigEndpoints.generate)({ params: { candidateId, configId } }),
          responseHandler: readFileAnswer,
        });
        if (error) return { error, meta };
        saveFile(data as Blob, `cv-${candidateId}-${configId}.pdf`);
        return { data: null, meta };
      },
    }),
  }),
});

export const { useListCvConfigsQuery, useGenerateCvMutation } = cvApi;
