import { type AnswerOf, type EndpointDefinition, endpointUrl } from '#contract/endpoint';

interface Options {
  body?: object;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** An answer of this status is null; any other failure is an error. */
  absentIs?: number;
}
export type Call = <E extends EndpointDefinition>(endpoint: E, options?: Options) => Promise<AnswerOf<E> | null>;

/** Calls the running server as a client would. */
export const callerOf =
  (baseUrl: string, token?: string): Call =>
  async (endpoint, { body, params, query, absentIs } = {}) => {
    const upload = body instanceof FormData;
    const url = new URL(endpointUrl(endpoint, params), baseUrl);
    url.search = new URLSearchParams(query).toString();
    const response = await fetch(url, {
      method: endpoint.method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && !upload && { 'content-type': 'application/json' }) },
      body: upload ? body : body && JSON.stringify(body),
    });
    if (response.status === absentIs) return null;
    if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as AnswerOf<typeof endpoint>;
  };
