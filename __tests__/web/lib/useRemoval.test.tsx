import { screen, waitFor } from '@testing-library/react';
import { candidateEndpoints } from '#contract/candidates';
import { jobEndpoints } from '#contract/jobs';
import { templateConfigEndpoints } from '#contract/template-configs';
import { templateEndpoints } from '#contract/templates';
import { hang, refuse } from '../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../__mocks__/api/server.ts';
import { callsSettled } from '../../support/callsSettled.ts';
import { makeCandidate } from '../../support/makeCandidate.ts';
import { makeJob } from '../../support/makeJob.ts';
import { makeTemplate, makeTemplateConfig } from '../../support/makeTemplate.ts';
import { playPreviewFrames } from '../../support/previewFrame.ts';
import { renderApp } from '../../support/renderApp.tsx';

let frames: ReturnType<typeof playPreviewFrames>;
let confirm: jest.SpyInstance;
beforeEach(() => {
  frames = playPreviewFrames();
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
});
afterEach(() => {
  frames.stop();
  confirm.mockRestore();
});

const candidate = makeCandidate();
const job = makeJob({ title: 'Cariste' });
const template = makeTemplate({ name: 'Ancien' });
const config = makeTemplateConfig({ name: 'Charte', templateId: template.id });
const world = { candidates: [candidate], jobs: [job], templates: [template], templateConfigs: [config] };
const removals = (calls: string[]) => calls.filter((call) => call.startsWith('DELETE'));

describe.each([
  ['candidate', '/candidates', /^Supprimer Léa Moreau/, candidateEndpoints, `/candidates/${candidate.id}`],
  ['offer', '/jobs', /^Supprimer .*Cariste/, jobEndpoints, `/jobs/${job.id}`],
  ['template', '/templates/list', /^Supprimer .*Ancien/, templateEndpoints, `/templates/${template.id}`],
  ['configuration', '/template-configs', /^Supprimer .*Charte/, templateConfigEndpoints, `/template-configs/${config.id}`],
])('a %s in its list', (_noun, route, label, endpoints, record) => {
  const open = async () => {
    const view = renderApp({ route, world });
    return { ...view, button: await screen.findByRole('button', { name: label }) };
  };

  test('is removed once however often it is pressed while the server works', async () => {
    const { user, world: served, button } = await open();
    server.use(hang(endpoints.remove));
    await user.dblClick(button);
    await waitFor(() => expect(removals(served.calls)).toEqual([`DELETE ${record}`]));
    await user.dblClick(button);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(removals(served.calls)).toHaveLength(1);
  });

  test('is not removed again while the list that still shows it is read anew', async () => {
    const { user, world: served, button } = await open();
    server.use(hang(endpoints.list));
    await user.click(button);
    expect(await screen.findByText(/supprimée? avec succès/)).toBeVisible();
    await user.dblClick(button);
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(removals(served.calls)).toHaveLength(1);
  });

  test('can be removed after a failure', async () => {
    const { user, world: served, button, store } = await open();
    server.use(refuse(endpoints.remove, 'conflict'));
    await user.click(button);
    expect(await screen.findByText(/Erreur lors de la suppression/)).toBeVisible();
    await callsSettled(store);
    serve(served);
    await user.click(button);
    expect(await screen.findByText(/supprimée? avec succès/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
  });
});

test('one removal does not keep another row from being removed', async () => {
  const other = makeCandidate({ id: '0199f000-0000-7000-8000-0000000000d2', firstName: 'Hugo', lastName: 'Petit' });
  const view = renderApp({ route: '/candidates', world: { candidates: [candidate, other] } });
  const [first, second] = [
    await screen.findByRole('button', { name: 'Supprimer Léa Moreau' }),
    await screen.findByRole('button', { name: 'Supprimer Hugo Petit' }),
  ];
  server.use(hang(candidateEndpoints.remove));
  await view.user.click(first);
  await view.user.click(second);
  await waitFor(() => expect(removals(view.world.calls)).toEqual([`DELETE /candidates/${candidate.id}`, `DELETE /candidates/${other.id}`]));
});
