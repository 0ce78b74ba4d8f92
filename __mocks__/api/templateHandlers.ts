import { http, type HttpHandler, HttpResponse } from 'msw';
import { API_PREFIX } from '#contract/common';
import type { EndpointDefinition } from '#contract/endpoint';
import {
  type TemplateConfig,
  type TemplateConfigCreation,
  templateConfigEndpoints,
  type TemplateConfigUpdate,
} from '#contract/template-configs';
import { type Template, type TemplateCreation, templateEndpoints, type TemplateUpdate } from '#contract/templates';
import { makeTemplate, makeTemplateConfig } from '../../__tests__/support/makeTemplate.ts';
import { requireSession } from './accountHandlers.ts';
import { Refusal, respond } from './respond.ts';
import type { World } from './world.ts';

const find = <T extends { id: string }>(list: T[], id: string | undefined): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Refusal('not_found');
  return found;
};

/** Setting a default configuration clears the other. */
const keep = (world: World, config: TemplateConfig): { data: TemplateConfig } => {
  const others = world.templateConfigs.filter(({ id }) => id !== config.id);
  world.templateConfigs = [config, ...others.map((other) => (config.isDefault ? { ...other, isDefault: false } : other))];
  return { data: config };
};

/** A PDF as far as a browser's download goes. */
const printed = (definition: EndpointDefinition, fileName: (params: Record<string, string>) => string): HttpHandler =>
  http.get(
    `*${API_PREFIX}${definition.path}`,
    ({ params }) =>
      new HttpResponse('%PDF-1.4', {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${fileName(params as Record<string, string>)}"`,
        },
      }),
  );

const templateHandlersOf = (world: World) => [
  respond(templateEndpoints.list, ({ request }) => {
    requireSession(request);
    return { data: { templates: world.templates } };
  }),
  respond(templateEndpoints.get, ({ params }) => ({ data: find(world.templates, params.id) })),
  respond(templateEndpoints.create, ({ body }) => {
    const template: Template = makeTemplate(body as TemplateCreation);
    world.templates.unshift(template);
    return { data: template };
  }),
  respond(templateEndpoints.update, ({ params, body }) => {
    const template: Template = { ...find(world.templates, params.id), ...(body as TemplateUpdate) };
    world.templates = world.templates.map((one) => (one.id === template.id ? template : one));
    return { data: template };
  }),
  respond(templateEndpoints.remove, ({ params }) => {
    find(world.templates, params.id);
    world.templates = world.templates.filter(({ id }) => id !== params.id);
    world.templateConfigs = world.templateConfigs.map((one) => (one.templateId === params.id ? { ...one, templateId: 'none' } : one));
  }),
];

const configHandlersOf = (world: World) => [
  respond(templateConfigEndpoints.list, ({ request }) => {
    requireSession(request);
    return { data: { configs: world.templateConfigs } };
  }),
  respond(templateConfigEndpoints.get, ({ params }) => ({ data: find(world.templateConfigs, params.id) })),
  respond(templateConfigEndpoints.create, ({ body }) => keep(world, makeTemplateConfig(body as TemplateConfigCreation))),
  respond(templateConfigEndpoints.update, ({ params, body }) =>
    keep(world, { ...find(world.templateConfigs, params.id), ...(body as TemplateConfigUpdate) }),
  ),
  respond(templateConfigEndpoints.remove, ({ params }) => {
    find(world.templateConfigs, params.id);
    world.templateConfigs = world.templateConfigs.filter(({ id }) => id !== params.id);
  }),
  printed(templateConfigEndpoints.generate, ({ candidateId, configId }) => `cv-${candidateId}-${configId}.pdf`),
  printed(templateConfigEndpoints.sample, () => 'cv-exemple.pdf'),
];

export const templateHandlers = (world: World): HttpHandler[] => [...templateHandlersOf(world), ...configHandlersOf(world)];
