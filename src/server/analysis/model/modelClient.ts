import OpenAI, { AuthenticationError, PermissionDeniedError, RateLimitError } from 'openai';
import { Stream } from 'openai/streaming';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export type ModelFailureReason = 'timeout' | 'refused' | 'busy' | 'unreadable' | 'empty' | 'unavailable';

/** The model gave nothing that can be used. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  constructor(reason: ModelFailureReason, cause?: unknown) {
    super(`The model failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Any endpoint that speaks `chat.completions`; the only door through which text leaves for a model. */
export interface ModelClient {
  /** The whole text; `onText` receives it as it comes. Throws `ModelFailure`. */
  write: (messages: readonly ModelMessage[], onText?: (text: string) => void) => Promise<string>;
}

export interface ModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

interface Limits {
  /** Until the first piece of an answer, and between two. */
  silenceMs: number;
  totalMs: number;
}

const LIMITS: Limits = { silenceMs: 20_000, totalMs: 90_000 };
const MAX_TOKENS = 1200;
/** An answer longer than this is no answer to a question. */
const MAX_CHARACTERS = 20_000;

const failureOf = (error: unknown, timedOut: boolean): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  if (timedOut) return new ModelFailure('timeout', error);
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return new ModelFailure('refused', error);
  if (error instanceof RateLimitError) return new ModelFailure('busy', error);
  return new ModelFailure(error instanceof SyntaxError ? 'unreadable' : 'unavailable', error);
};

export const createModelClient = ({ baseUrl, apiKey, model }: ModelSettings, limits: Limits = LIMITS): ModelClient => {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: limits.totalMs, organization: null, project: null });

  const write: ModelClient['write'] = async (messages, onText) => {
    const controller = new AbortController();
    let timedOut = false;
    const giveUp = () => {
      timedOut = true;
      controller.abort();
    };
    const total = setTimeout(giveUp, limits.totalMs);
    let silence = setTimeout(giveUp, limits.silenceMs);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, limits.silenceMs);
    };
    let text = '';
    const add = (piece: unknown) => {
      if (typeof piece !== 'string' || piece === '') return;
      text += piece;
      if (text.length > MAX_CHARACTERS) throw new ModelFailure('unreadable');
      onText?.(piece);
    };
    try {
      const response = await client.chat.completions
        .create({ model, messages: [...messages], temperature: 0.2, max_tokens: MAX_TOKENS, stream: true }, { signal: controller.signal })
        .asResponse();
      if (response.headers.get('content-type')?.includes('text/event-stream')) {
        for await (const chunk of Stream.fromSSEResponse<ChatCompletionChunk>(response, controller)) {
          heard();
          add(chunk.choices?.[0]?.delta?.content);
        }
      } else {
        const completion = JSON.parse(await response.text()) as Partial<ChatCompletion>;
        add(completion.choices?.[0]?.message?.content);
      }
      if (timedOut) throw new ModelFailure('timeout');
      if (text.trim() === '') throw new ModelFailure('empty');
      return text;
    } catch (error) {
      throw failureOf(error, timedOut);
    } finally {
      clearTimeout(total);
      clearTimeout(silence);
    }
  };

  return { write };
};
