import swagger from '@fastify/swagger';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Schema } from 'yup';
import { API_PREFIX, PRODUCT_NAME } from '#contract/common';
import type { EndpointDefinition } from '#contract/endpoint';
import { ERROR_STATUS } from '#contract/errors';

/** The converter writes an empty list of types for a schema that depends on its value. */
const dropEmptyType = (key: string, value: unknown) => (key === 'type' && Array.isArray(value) && value.length === 0 ? undefined : value);

const toJsonSchema = (schema: Schema): object =>
  JSON.parse(JSON.stringify(convertSchema(schema as Parameters<typeof convertSchema>[0])), dropEmptyType) as object;

const upload = ({ upload }: EndpointDefinition) => {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const property = upload === 'files' ? { type: 'array', items: file } : file;
  return { consumes: ['multipart/form-data'], body: { type: 'object', required: [upload], properties: { [upload!]: property } } };
};

const failure = { description: 'Refus', $ref: 'Error#' };

/** An endpoint of the contract as @fastify/swagger describes it. */
const describe = (endpoint: EndpointDefinition): FastifySchema => {
  const { params, query, body, access, summary, status = 200, path } = endpoint;
  return {
    summary,
    tags: [path.split('/')[1]!],
    ...(params && { params: toJsonSchema(params) }),
    ...(query && { querystring: toJsonSchema(query) }),
    ...(body && { body: toJsonSchema(body) }),
    ...(endpoint.upload && upload(endpoint)),
    security: access === 'public' ? [] : [{ session: [] }],
    response: { [status]: { description: 'Succès', type: status === 204 ? 'null' : 'object' }, '4XX': failure, '5XX': failure },
  };
};

/** Describes every route of the contract at `GET openapi.json`. Registered before the routes, which it listens to. */
export const describeApi = async (app: FastifyInstance) => {
  app.addSchema({
    $id: 'Error',
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      success: { type: 'boolean', enum: [false], description: 'Création d’un placement seulement' },
    },
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: PRODUCT_NAME, version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
    transform: ({ url, route }) => {
      const { endpoint } = route.config ?? {};
      return { url, schema: endpoint ? describe(endpoint) : { hide: true } };
    },
  });
  app.get(`${API_PREFIX}/openapi.json`, () => app.swagger());
};
