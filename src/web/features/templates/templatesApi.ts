import type { One } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import { type Template, templateEndpoints } from '#contract/templates';
import { readList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';

type Calls = typeof templateEndpoints;

const LIST = { type: 'Template', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Template', id }) as const;

export const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<Template[], void>({
      query: call(templateEndpoints.list),
      transformResponse: (body: One<{ templates: Template[] }>) => readList<Template>(body).data,
      ...follow('list'),
      providesTags: (templates) => [LIST, ...(templates ?? []).map(({ id }) => tagOf(id))],
    }),
    getTemplate: build.query<Template, string>({
      query: (id) => call(templateEndpoints.get)({ params: { id } }),
      transformResponse: readOne<Template>,
      ...follow('record'),
      providesTags: (_template, _error, id) => [tagOf(id)],
    }),
    createTemplate: build.mutation<Template, InputOf<Calls['create']>>({
      query: call(templateEndpoints.create),
      transformResponse: readOne<Template>,
      invalidatesTags: (_template, error) => (error ? [] : [LIST]),
    }),
    updateTemplate: build.mutation<Template, InputOf<Calls['update']>>({
      query: call(templateEndpoints.update),
      transformResponse: readOne<Template>,
      invalidatesTags: (_template, error, { params }) => (error ? [] : [LIST, tagOf(params.id)]),
    }),
    /** Its configurations fall back to the built-in classic. */
    removeTemplate: build.mutation<void, string>({
      query: (id) => call(templateEndpoints.remove)({ params: { id } }),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [LIST, tagOf(id), 'TemplateConfig']),
    }),
  }),
});

export const {
  useListTemplatesQuery,
  useGetTemplateQuery,
  useCreateTemplateMutation,
  useUpdateTemplateMutation,
  useRemoveTemplateMutation,
} = templatesApi;
