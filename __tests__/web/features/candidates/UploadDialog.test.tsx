import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateEndpoints } from '#contract/candidates';
import { refuse, respond } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const makeFile = (name: string) => new File(['CV'], name, { type: 'application/pdf' });

const open = async () => {
  const view = renderApp({ route: '/candidates' });
  await screen.findByText('Aucun candidat trouvé');
  await view.user.click(screen.getAllByRole('button', { name: 'Nouveau candidat' })[0]!);
  await screen.findByRole('dialog', { name: 'Nouveau candidat' });
  return view;
};
const input = () => screen.getByLabelText('Fichiers CV');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('without a file nothing is sent', async () => {
  const { user, world } = await open();
  await user.click(screen.getByRole('button', { name: 'Créer le candidat' }));
  expect(screen.getByText('Veuillez sélectionner au moins un fichier')).toBeVisible();
  expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('one file creates one candidate, which is being read', async () => {
  const { user, world } = await open();
  await user.upload(input(), makeFile('lea.pdf'));
  await user.click(screen.getByRole('button', { name: 'Créer le candidat' }));
  expect(await screen.findByText('Candidat créé avec succès')).toBeVisible();
  await closed();
  expect(world.calls).toContain('POST /candidates/file');
  expect(await screen.findByText('lea.pdf')).toBeVisible();
  expect(screen.getByText('1 en analyse IA')).toBeVisible();
});

test('several files create several', async () => {
  const { user, world } = await open();
  await user.upload(input(), [makeFile('a.pdf'), makeFile('b.docx'), makeFile('c.txt')]);
  await user.click(screen.getByRole('button', { name: 'Créer 3 candidats' }));
  expect(await screen.findByText('3 candidats créés avec succès')).toBeVisible();
  await closed();
  expect(world.calls).toContain('POST /candidates/files');
});

test('files can be dropped, and taken back', async () => {
  const { user } = await open();
  fireEvent.drop(input(), { dataTransfer: { files: [makeFile('a.pdf'), makeFile('b.pdf')] } });
  expect(screen.getByText('2 fichiers choisis')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retirer a.pdf' }));
  expect(screen.getByText('1 fichier choisi')).toBeVisible();
  expect(screen.queryByText('a.pdf')).toBeNull();
});

test('a wrong type is refused with its name, the others are kept', async () => {
  await open();
  await userEvent.setup({ applyAccept: false }).upload(input(), [makeFile('virus.exe'), makeFile('lea.pdf')]);
  const panel = screen.getByText('1 fichier refusé').closest<HTMLElement>('[role="alert"]')!;
  expect(within(panel).getByText('virus.exe')).toBeVisible();
  expect(within(panel).getByText('Types acceptés: PDF, DOC, DOCX, TXT, RTF, ODT ou image')).toBeVisible();
  expect(screen.getByText('lea.pdf')).toBeVisible();
});

test('some refused: the toast counts the created, the panel tells the others', async () => {
  const { user } = await open();
  server.use(
    respond(candidateEndpoints.uploadMany, () => ({
      data: [makeCandidate({ status: 'ai_analyzing' })],
      rejected: [{ fileName: 'b.pdf', message: 'Le fichier est vide.' }],
    })),
  );
  await user.upload(input(), [makeFile('a.pdf'), makeFile('b.pdf')]);
  await user.click(screen.getByRole('button', { name: 'Créer 2 candidats' }));
  expect(await screen.findByText('Candidat créé avec succès')).toBeVisible();
  expect(await screen.findByText('1 fichier refusé')).toBeVisible();
  expect(screen.getByText('Le fichier est vide.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
});

test('all refused: one error, each reason, no success, and the files are kept', async () => {
  const { user } = await open();
  server.use(
    refuse(candidateEndpoints.uploadMany, 'invalid', { fields: { 'a.pdf': 'Le fichier est vide.', 'b.pdf': 'Le fichier dépasse 10 Mo.' } }),
  );
  await user.upload(input(), [makeFile('a.pdf'), makeFile('b.pdf')]);
  await user.click(screen.getByRole('button', { name: 'Créer 2 candidats' }));
  expect(await screen.findByText('Erreur lors de la création du(s) candidat(s)')).toBeVisible();
  expect(await screen.findByText('2 fichiers refusés')).toBeVisible();
  expect(screen.getByText('2 fichiers choisis')).toBeVisible();
  expect(screen.queryByText(/avec succès/)).toBeNull();
});

test.each([
  ['unsupported_type', 'Types acceptés: PDF, DOC, DOCX, TXT, RTF, ODT ou image'],
  ['internal', 'Une erreur interne est survenue. Réessayez dans un instant.'],
] as const)('a failed upload (%s) says why and keeps the file', async (code, message) => {
  const { user } = await open();
  server.use(refuse(candidateEndpoints.uploadOne, code, { message }));
  await user.upload(input(), makeFile('lea.pdf'));
  await user.click(screen.getByRole('button', { name: 'Créer le candidat' }));
  expect(await screen.findByText('Erreur lors de la création du(s) candidat(s)')).toBeVisible();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('lea.pdf')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Créer le candidat' })).toBeEnabled());
});
