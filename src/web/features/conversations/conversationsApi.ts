import type { List } from '#contract/common';
import { type Conversation, conversationEndpoints, type Exchange, type Message } from '#contract/conversations';
import type { InputOf } from '#contract/endpoint';
import { readList, readOne } from '#lib/api/answers';
import { api } from '#lib/api/api';
import { call } from '#lib/api/call';
import { follow, followInPages } from '#lib/api/follow';
import { readChatAnswer } from './chatAnswer.ts';
import { returnToDraft } from './draft.ts';
import { PENDING_ANSWER, PENDING_QUESTION, withExchange, withoutPending } from './messages.ts';

type Calls = typeof conversationEndpoints;

/** What the screen asks for at once (spec 2 §7). */
const CONVERSATIONS_AT_ONCE = 50;
const MESSAGES_AT_ONCE = 50;

/** A model may take its time. */
const CHAT_TIMEOUT_MS = 180_000;

const LIST = { type: 'Conversation', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Conversation', id }) as const;

const hasAnswer = ({ ok }: Response, body: unknown) => ok && !(typeof body === 'object' && body !== null && 'code' in body);

export const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.infiniteQuery<List<Conversation>, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total }, pages) => {
          const shown = pages.reduce((sum, { data }) => sum + data.length, 0);
          return shown < total ? shown : undefined;
        },
      },
      query: ({ pageParam }) =>
        call(conversationEndpoints.list)({ query: { limit: CONVERSATIONS_AT_ONCE, offset: pageParam, search: undefined } }),
      transformResponse: readList<Conversation>,
      ...followInPages('conversations'),
      providesTags: [LIST],
    }),
    getConversation: build.query<Conversation, string>({
      query: (id) => call(conversationEndpoints.get)({ params: { id } }),
      transformResponse: readOne<Conversation>,
      ...follow('conversation'),
      providesTags: (_conversation, _error, id) => [tagOf(id)],
    }),
    createConversation: build.mutation<Conversation, InputOf<Calls['create']>>({
      query: call(conversationEndpoints.create),
      transformResponse: readOne<Conversation>,
      invalidatesTags: (_conversation, error) => (error ? [] : [LIST]),
    }),
    renameConversation: build.mutation<Conversation, { id: string; title: string }>({
      query: ({ id, title }) => call(conversationEndpoints.rename)({ params: { id }, body: { title } }),
      transformResponse: readOne<Conversation>,
      invalidatesTags: (_conversation, error, { id }) => (error ? [] : [LIST, tagOf(id)]),
    }),
    removeConversation: build.mutation<void, string>({
      query: (id) => call(conversationEndpoints.remove)({ params: { id } }),
      invalidatesTags: (_nothing, error) => (error ? [] : [LIST]),
    }),
    /** Pages from the latest to the oldest, each in the order of writing. */
    listMessages: build.infiniteQuery<Message[], string, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (oldest) => (oldest.length >= MESSAGES_AT_ONCE ? oldest[0]?.id : undefined),
      },
      query: ({ queryArg: id, pageParam }) =>
        call(conversationEndpoints.messages)({ params: { id }, query: { limit: MESSAGES_AT_ONCE, before: pageParam ?? undefined } }),
      transformResponse: (body: unknown) => readList<Message>(body).data,
      ...followInPages('conversation'),
    }),
    /** The question shows at once and the answer as it is written; both go when the call fails (spec 2 §4). */
    sendMessage: build.mutation<Exchange, { id: string; content: string }>({
      queryFn: async ({ id, content }, { dispatch }, _options, baseQuery) => {
        const write = (text: string) =>
          dispatch(
            conversationsApi.util.updateQueryData('listMessages', id, ({ pages }) => {
              const answer = pages[0]?.find((message) => message.id === PENDING_ANSWER);
              if (answer) answer.content = text;
            }),
          );
        const { data, error, meta } = await baseQuery({
          ...call(conversationEndpoints.chat)({ params: { id }, body: { content, enableRAG: true } }),
          headers: { accept: 'text/event-stream, application/json' },
          timeout: CHAT_TIMEOUT_MS,
          responseHandler: (response) => readChatAnswer(response, write),
          validateStatus: hasAnswer,
        });
        return error ? { error, meta } : { data: readOne<Exchange>(data), meta };
      },
      onQueryStarted: async ({ id, content }, { dispatch, queryFulfilled }) => {
        const update = (change: (latest: Message[]) => Message[]) =>
          dispatch(
            conversationsApi.util.updateQueryData('listMessages', id, ({ pages }) => {
              pages[0] = change(pages[0] ?? []);
            }),
          );
        const pending = { citations: [], note: null, createdAt: new Date().toISOString() };
        update((latest) => [
          ...latest,
          { ...pending, id: PENDING_QUESTION, role: 'user', content },
          { ...pending, id: PENDING_ANSWER, role: 'assistant', content: '' },
        ]);
        try {
          const { question, answer } = (await queryFulfilled).data;
          update((latest) => withExchange(latest, question, answer));
        } catch {
          update(withoutPending);
          returnToDraft(id, content);
        }
      },
      invalidatesTags: (_exchange, error, { id }) => (error ? [] : [LIST, tagOf(id)]),
    }),
    summariseConversation: build.mutation<{ summary?: string }, string>({
      // No summary is an answer too: the screen has words of its own for it (spec 2 §8).
      query: (id) => ({ ...call(conversationEndpoints.summarise)({ params: { id } }), responseHandler: 'json' }),
      transformResponse: readOne<{ summary?: string }>,
      invalidatesTags: (_summary, error, id) => (error ? [] : [LIST, tagOf(id)]),
    }),
  }),
});

export const {
  useListConversationsInfiniteQuery,
  useGetConversationQuery,
  useCreateConversationMutation,
  useRenameConversationMutation,
  useRemoveConversationMutation,
  useListMessagesInfiniteQuery,
  useSendMessageMutation,
  useSummariseConversationMutation,
} = conversationsApi;
