import type { List } from '#contract/common';
import type { InputOf } from '#contract/endpoint';
import { type Question, questionEndpoints } from '#contract/questions';
import { readList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow } from '#lib/api/follow';

type Calls = typeof questionEndpoints;

const tagOf = (placementId: string) => ({ type: 'Question', id: placementId }) as const;

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query<List<Question>, string>({
      query: (placementId) => call(questionEndpoints.list)({ params: { placementId } }),
      transformResponse: readList<Question>,
      ...follow('listOfRecord'),
      providesTags: (_list, _error, placementId) => [tagOf(placementId)],
    }),
    generateQuestions: build.mutation<List<Question>, string>({
      query: (placementId) => call(questionEndpoints.generate)({ params: { placementId } }),
      transformResponse: readList<Question>,
      invalidatesTags: (_list, error, placementId) => (error ? [] : [tagOf(placementId)]),
    }),
    createQuestion: build.mutation<Question, InputOf<Calls['create']>>({
      query: call(questionEndpoints.create),
      transformResponse: readOne<Question>,
      invalidatesTags: (_question, error, { params }) => (error ? [] : [tagOf(params.placementId)]),
    }),
    updateQuestion: build.mutation<Question, InputOf<Calls['update']>>({
      query: call(questionEndpoints.update),
      transformResponse: readOne<Question>,
      invalidatesTags: (_question, error, { params }) => (error ? [] : [tagOf(params.placementId)]),
    }),
  }),
});

export const { useListQuestionsQuery, useGenerateQuestionsMutation, useCreateQuestionMutation, useUpdateQuestionMutation } = questionsApi;
