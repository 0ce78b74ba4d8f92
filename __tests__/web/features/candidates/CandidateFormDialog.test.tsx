import { screen, waitFor, within } from '@testing-library/react';
import type { Candidate } from '#contract/candidates';
import { candidateEndpoints } from '#contract/candidates';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const open = async (differences: Partial<Candidate> = {}) => {
  const view = renderApp({ route: '/candidates', world: { candidates: [makeCandidate({ nationality: 'Française', ...differences })] } });
  await view.user.click(await screen.findByRole('button', { name: 'Modifier Léa Moreau' }));
  const firstName = await screen.findByLabelText(/^Prénom/);
  const retype = async (label: string | RegExp, text: string) => {
    await view.user.clear(screen.getByLabelText(label));
    if (text) await view.user.type(screen.getByLabelText(label), text);
  };
  const save = () => view.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { ...view, firstName, retype, save };
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('saves what was changed, says so, and the list shows it', async () => {
  const { retype, save, world } = await open();
  await retype(/^Prénom/, 'Zoé');
  await retype('Compétences techniques', 'C++, Rust');
  await retype('Langues', 'Français:natif, Breton');
  await save();
  expect(await screen.findByText('Candidat mis à jour avec succès')).toBeVisible();
  await closed();
  expect(await screen.findByText('Zoé Moreau')).toBeVisible();
  expect(world.candidates[0]).toMatchObject({
    firstName: 'Zoé',
    technicalSkills: ['C++', 'Rust'],
    languages: { Français: 'natif', Breton: '' },
  });
});

test('every required field says that it is missing', async () => {
  const { retype, save, world } = await open();
  const required = {
    Prénom: 'Le prénom est requis',
    Nom: 'Le nom est requis',
    Nationalité: 'La nationalité est requise',
    Localisation: 'La localisation est requise',
    'Position actuelle': 'La position actuelle est requise',
    'Entreprise actuelle': "L'entreprise actuelle est requise",
    'Résumé professionnel': 'Le résumé professionnel est requis',
    "Années d'expérience": "L'expérience doit être positive",
    'Préavis (semaines)': 'Le délai de préavis doit être positif',
  };
  for (const label of Object.keys(required)) await retype(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`), '');
  await retype('Email', 'léa@');
  await save();
  for (const sentence of [...Object.values(required), 'Email invalide']) expect(await screen.findByText(sentence)).toBeVisible();
  expect(world.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('legacy values are edited as today’s', async () => {
  await open({ availabilityStatus: 'actively_looking', preferredContactMethod: 'linkedin' as never });
  expect(screen.getByRole('combobox', { name: 'Disponibilité' })).toHaveTextContent('Disponible');
  expect(screen.getByRole('combobox', { name: 'Contact préféré' })).toHaveTextContent('Email');
});

test('one click fills the required fields that a person may not have', async () => {
  const { user, save, world } = await open({ nationality: '', currentCompany: '' });
  await user.click(screen.getByRole('button', { name: 'Non précisé(e)' }));
  expect(screen.getByLabelText(/^Nationalité/)).toHaveValue('Non précisé(e)');
  expect(screen.getByLabelText(/^Entreprise actuelle/)).toHaveValue('Non précisé(e)');
  expect(screen.queryByRole('button', { name: 'Non précisé(e)' })).toBeNull();
  await save();
  await closed();
  expect(world.candidates[0]).toMatchObject({ nationality: 'Non précisé(e)', currentCompany: 'Non précisé(e)', currentLocation: 'Nantes' });
});

test('experiences are added, edited and removed', async () => {
  const { user, save, world } = await open();
  await user.click(screen.getByRole('button', { name: 'Ajouter une expérience' }));
  const added = within(screen.getByRole('region', { name: 'Expériences' }));
  await user.type(added.getAllByLabelText('Poste')[1]!, 'Stagiaire');
  await user.type(added.getAllByLabelText('Début')[1]!, '2018-02');
  await user.type(added.getAllByLabelText('Fin')[1]!, '2018-08');
  await user.click(screen.getByRole('button', { name: 'Retirer Formation 1' }));
  await save();
  await closed();
  expect(world.candidates[0]!.workExperience).toMatchObject([
    { position: 'Développeuse C++', endDate: null },
    { position: 'Stagiaire', company: '', startDate: '2018-02', endDate: '2018-08', description: '' },
  ]);
  expect(world.candidates[0]!.education).toEqual([]);
});

test('a date that is none is refused', async () => {
  const { user, save } = await open();
  const experience = within(screen.getByRole('region', { name: 'Expériences' }));
  await user.clear(experience.getByLabelText('Début'));
  await user.type(experience.getByLabelText('Début'), 'mars 2018');
  await save();
  expect(await screen.findByText('Date attendue : AAAA, AAAA-MM ou AAAA-MM-JJ')).toBeVisible();
});

test('a failed save says so and keeps the form', async () => {
  const { retype, save } = await open();
  server.use(refuse(candidateEndpoints.update, 'conflict'));
  await retype(/^Prénom/, 'Zoé');
  await save();
  expect(await screen.findByText('Erreur lors de la mise à jour du candidat')).toBeVisible();
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Zoé');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled());
});

test('the server’s sentences stand under their inputs', async () => {
  const { retype, save } = await open();
  server.use(
    refuse(candidateEndpoints.update, 'invalid', {
      fields: {
        emailAddress: 'Adresse déjà prise',
        'technicalSkills.skills[0]': 'Compétence trop longue',
        'workExperience.experiences[0].company': 'Entreprise inconnue',
      },
    }),
  );
  await retype(/^Prénom/, 'Zoé');
  await save();
  expect(await screen.findByText('Adresse déjà prise')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Adresse déjà prise'));
  expect(screen.getByLabelText('Compétences techniques')).toHaveAccessibleDescription('Compétence trop longue');
  expect(screen.getByLabelText('Entreprise')).toHaveAccessibleDescription('Entreprise inconnue');
});

describe('closing', () => {
  test('an untouched form closes at once', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await closed();
    expect(confirm).not.toHaveBeenCalled();
    confirm.mockRestore();
  });

  test('a changed one asks first', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { user, retype, world } = await open();
    await retype(/^Prénom/, 'Zoé');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByLabelText(/^Prénom/)).toHaveValue('Zoé');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await closed();
    expect(world.candidates[0]!.firstName).toBe('Léa');
    confirm.mockRestore();
  });
});

test('a record that does not load can be asked for again', async () => {
  const view = renderApp({ route: '/candidates', world: { candidates: [makeCandidate()] } });
  const edit = await screen.findByRole('button', { name: 'Modifier Léa Moreau' });
  server.use(refuse(candidateEndpoints.get, 'internal'));
  await view.user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier le candidat' }));
  await dialog.findByText('Erreur de chargement');
  serve(view.world);
  await view.user.click(dialog.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText(/^Prénom/)).toHaveValue('Léa');
});
