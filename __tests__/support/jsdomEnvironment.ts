import { quickComputedStyle } from './quickStyles/quickStyles.ts';
import { TestEnvironment } from 'jest-environment-jsdom';

type AnyRecord = Record<string | symbol, any>; // oxlint-disable-line typescript/no-explicit-any -- jsdom internals have no types

/**
 * jsdom with Node's fetch. jsdom's own classes stay (forms, uploads and `new Request('/api/…')` need them) and are
 * converted to Node's only where a request leaves the page.
 */
export default class JsdomWithFetch extends TestEnvironment {
  override exportConditions = () => ['node', 'node-addons'];

  override async setup() {
    await super.setup();
    const page = this.global as unknown as AnyRecord;

    const toUrl = (input: unknown) => (typeof input === 'string' ? new URL(input, page.location.href) : input);

    const toSignal = (signal: AbortSignal | undefined) => {
      if (!signal || signal instanceof AbortSignal) return signal;
      const foreign = signal as AbortSignal;
      const controller = new AbortController();
      if (foreign.aborted) controller.abort(foreign.reason);
      else foreign.addEventListener('abort', () => controller.abort(foreign.reason));
      return controller.signal;
    };

    const toFile = (blob: AnyRecord) => {
      const inner = blob[Object.getOwnPropertySymbols(blob)[0]!];
      return new File([inner._bytes ?? inner._buffer], blob.name ?? 'blob', { type: blob.type });
    };

    const toBody = (body: unknown) => {
      if (body instanceof page.Blob) return toFile(body as AnyRecord);
      if (!(body instanceof page.FormData)) return body;
      const form = new FormData();
      for (const [key, value] of body as Iterable<[string, unknown]>) {
        if (typeof value === 'string') form.append(key, value);
        else form.append(key, toFile(value as AnyRecord));
      }
      return form;
    };

    const toInit = (init?: AnyRecord) => init && { ...init, signal: toSignal(init.signal), body: toBody(init.body) };

    Object.assign(page, {
      getComputedStyle: quickComputedStyle(page.getComputedStyle),
      TextEncoder,
      TextDecoder,
      Uint8Array,
      ArrayBuffer,
      structuredClone,
      BroadcastChannel,
      // jsdom’s, in JavaScript, is ten times slower, and the fake server reads one for each of its calls.
      URL: class extends URL {},
      URLSearchParams,
      ReadableStream,
      WritableStream,
      TransformStream,
      Headers,
      Request: class extends Request {
        constructor(input: RequestInfo, init?: AnyRecord) {
          super(toUrl(input) as RequestInfo, toInit(init) as RequestInit);
        }
      },
      Response: class extends Response {
        // `Response.error()` makes Node's own class: it is a response here too.
        static override [Symbol.hasInstance](value: unknown) {
          return value instanceof Response;
        }
        constructor(body?: unknown, init?: ResponseInit) {
          super(toBody(body) as BodyInit, init);
        }
      },
      fetch: (input: RequestInfo, init?: AnyRecord) => fetch(toUrl(input) as RequestInfo, toInit(init) as RequestInit),
    });
  }
}
