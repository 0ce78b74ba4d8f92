import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { accountEndpoints } from '#contract/account';
import { candidateEndpoints } from '#contract/candidates';
import { companyEndpoints } from '#contract/company';
import { API_PREFIX } from '#contract/common';
import { contactEndpoints } from '#contract/contacts';
import { conversationEndpoints } from '#contract/conversations';
import { healthEndpoints } from '#contract/health';
import { jobEndpoints } from '#contract/jobs';
import { placementEndpoints } from '#contract/placements';
import { questionEndpoints } from '#contract/questions';
import { statisticsEndpoints } from '#contract/statistics';
import { templateConfigEndpoints } from '#contract/template-configs';
import { templateEndpoints } from '#contract/templates';
import { buildTestServer, type Answer, type TestServer } from '../../support/buildTestServer.ts';

let server: TestServer;
let answer: Answer;
beforeAll(async () => {
  server = await buildTestServer();
  answer = await server.call('GET', '/openapi.json');
});
afterAll(() => server.close());

test('is a valid OpenAPI 3.1 document', async () => {
  expect(answer.status).toBe(200);
  expect(answer.body.openapi).toBe('3.1.0');
  expect(await new Validator().validate(structuredClone(answer.body))).toEqual({ valid: true });
});

test('describes every endpoint of the contract and nothing else', () => {
  const described = Object.entries<object>(answer.body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const tables = [
    accountEndpoints,
    candidateEndpoints,
    companyEndpoints,
    contactEndpoints,
    conversationEndpoints,
    healthEndpoints,
    jobEndpoints,
    placementEndpoints,
    questionEndpoints,
    statisticsEndpoints,
    templateConfigEndpoints,
    templateEndpoints,
  ];
  const promised = tables.flatMap((table) =>
    Object.values(table).map(({ method, path }) => `${method} ${API_PREFIX}${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  );
  expect(described.sort()).toEqual(promised.sort());
});

test('tells what the schemas ask for, who may call and how a failure looks', () => {
  const { paths, components } = answer.body;
  const register = paths['/api/v1/auth/register'].post;
  expect(register.requestBody.content['application/json'].schema).toMatchObject({
    required: ['firstName', 'lastName', 'email', 'phone', 'password'],
    properties: { password: { type: 'string', minLength: 8 }, role: { enum: ['owner', 'hr', 'user'] } },
  });
  expect([register.security, Object.keys(register.responses)]).toEqual([[], ['201', '4XX', '5XX']]);
  expect(paths['/api/v1/candidates'].get.security).toEqual([{ session: [] }]);
  expect(paths['/api/v1/candidates/file'].post.requestBody.content).toHaveProperty('multipart/form-data');
  const candidate = paths['/api/v1/candidates/{id}'].put.requestBody.content['application/json'].schema;
  expect(candidate.properties).toMatchObject({ languages: {}, technicalSkills: { required: ['skills'] } });
  expect(answer.text).not.toContain('"type":[]');
  expect(components.schemas.Error.required).toEqual(['code', 'message']);
});
