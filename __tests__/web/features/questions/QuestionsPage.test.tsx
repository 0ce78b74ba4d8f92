import { screen, waitFor, within } from '@testing-library/react';
import { questionEndpoints } from '#contract/questions';
import { hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../src/web/features/questions/QuestionsPage.tsx';
import '../../../../src/web/features/questions/QuestionDialog.tsx';

import { makePlacement } from '../../../support/makePlacement.ts';
import { makeQuestion } from '../../../support/makeQuestion.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const placement = makePlacement();
const question = (differences = {}) => makeQuestion({ placementId: placement.id, ...differences });
const ROUTE = `/placements/${placement.id}/questions`;

const open = async (questions = [question({ toAsk: 'Que fait volatile ?' })], route = ROUTE) => {
  const view = renderApp({ route, world: { placements: [placement], questions } });
  await screen.findByRole('heading', { level: 1, name: "Questions d'entretien" });
  return view;
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const save = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('whose questions they are, by type, each with difficulty, time, expected answer and reason', async () => {
  await open([
    question({ toAsk: 'Que fait volatile ?', difficulty: 'hard', expectedAnswerTime: 2 }),
    question({ toAsk: 'Pourquoi nous ?', questionType: 'motivation', expectedAnswerTime: 4 }),
    question({ toAsk: 'Racontez un échec.', questionType: 'behavioral', expectedAnswerTime: 12 }),
  ]);
  expect(await screen.findByText('Léa Moreau · Développeur C++ H/F · Nautilus Logiciels')).toBeVisible();
  const groups = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Technique1', 'Comportement1', 'Motivation1']);
  const technical = within(screen.getByRole('region', { name: 'Technique' }));
  for (const text of ['Que fait volatile ?', 'Difficile', 'Court (1-2 min)', 'La réponse cite RAII et les pointeurs intelligents.'])
    expect(technical.getByText(text)).toBeVisible();
  expect(technical.getByText(/Compétence demandée par l’offre/)).toBeVisible();
  expect(screen.getByText('Moyen (3-5 min)')).toBeVisible();
  expect(screen.getByText('Long (5+ min)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour au placement' })).toHaveAttribute('href', `/placements/${placement.id}`);
});

test('retired ones are hidden until asked for, and marked', async () => {
  const { user, currentPath } = await open([question({ toAsk: 'Une active' }), question({ toAsk: 'Une retirée', isActive: false })]);
  await screen.findByText('Une active');
  expect(screen.queryByText('Une retirée')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Actives uniquement' }));
  expect(await screen.findByText('Une retirée')).toBeVisible();
  expect(screen.getByText('Inactive')).toBeVisible();
  expect(currentPath()).toBe(`${ROUTE}?active=all`);
});

test('type and difficulty filter, and live in the URL', async () => {
  const { user, currentPath } = await open([
    question({ toAsk: 'Facile', difficulty: 'easy' }),
    question({ toAsk: 'Motivée', questionType: 'motivation', difficulty: 'hard' }),
  ]);
  await screen.findByText('Motivée');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrer par type' }), 'Motivation');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Facile' })).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filtrer par difficulté' }), 'Facile');
  expect(await screen.findByText('Aucune question ne correspond à ces filtres.')).toBeVisible();
  expect(currentPath()).toBe(`${ROUTE}?type=motivation&difficulty=easy`);
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(await screen.findByRole('heading', { name: 'Facile' })).toBeVisible();
});

describe('generating', () => {
  test('writes questions beside those that exist', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Générer des questions' }));
    expect(await screen.findByText('8 questions générées avec succès')).toBeVisible();
    expect(await screen.findByText(/^9 questions/)).toBeVisible();
    expect(screen.getByText('Que fait volatile ?')).toBeVisible();
  });

  test('shows that it is under way, and cannot be asked twice', async () => {
    const { user, unmount } = await open();
    server.use(hang(questionEndpoints.generate));
    await user.click(screen.getByRole('button', { name: 'Générer des questions' }));
    expect(await screen.findByRole('progressbar', { name: 'Génération en cours...' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Génération en cours...' })).toBeDisabled();
    unmount();
  });

  test('that fails says why, and nothing is lost', async () => {
    const { user } = await open();
    await screen.findByText('Que fait volatile ?');
    server.use(refuse(questionEndpoints.generate, 'conflict', { message: 'Le placement n’est pas encore analysé.' }));
    await user.click(screen.getByRole('button', { name: 'Générer des questions' }));
    expect(await screen.findByText('Le placement n’est pas encore analysé.')).toBeVisible();
    expect(screen.getByText('Que fait volatile ?')).toBeVisible();
  });
});

describe('the form', () => {
  test('begins with technical, five minutes, medium, active; the question alone is required', async () => {
    const { user, world } = await open([]);
    await user.click((await screen.findAllByRole('button', { name: 'Nouvelle question' }))[0]!);
    const form = await dialog('Nouvelle question');
    expect(form.getByLabelText(/^Type/)).toHaveTextContent('Technique');
    expect(form.getByLabelText(/^Temps de réponse/)).toHaveTextContent('Moyen (3-5 min)');
    expect(form.getByLabelText(/^Difficulté/)).toHaveTextContent('Moyenne');
    expect(form.getByRole('checkbox', { name: 'Question active' })).toBeChecked();
    await save(user);
    expect(await form.findByText('La question est requise')).toBeVisible();
    await user.type(form.getByLabelText(/^Question \*/), 'Que lisez-vous ?');
    await user.click(form.getByLabelText(/^Temps de réponse/));
    await user.click(await screen.findByRole('option', { name: 'Long (5+ min)' }));
    await save(user);
    expect(await screen.findByText('Question créée avec succès')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Que lisez-vous ?' })).toBeVisible();
    expect(world.questions).toMatchObject([
      { toAsk: 'Que lisez-vous ?', answer: '', questionType: 'technical', expectedAnswerTime: 10, difficulty: 'medium', isActive: true },
    ]);
  });

  test('edits a question, and leaves alone what was not touched', async () => {
    const { user, world } = await open([question({ toAsk: 'Que fait volatile ?', expectedAnswerTime: 7 })]);
    await user.click(await screen.findByRole('button', { name: /Modifier la question/ }));
    const form = await dialog('Modifier la question');
    await user.type(form.getByLabelText(/^Question \*/), ' Et const ?');
    await save(user);
    expect(await screen.findByText('Question mise à jour avec succès')).toBeVisible();
    expect(world.questions[0]).toMatchObject({ toAsk: 'Que fait volatile ? Et const ?', expectedAnswerTime: 7 });
  });

  test('a failed save says so and keeps what was typed', async () => {
    const { user } = await open();
    server.use(refuse(questionEndpoints.update, 'invalid', { fields: { toAsk: 'Cette question existe déjà' } }));
    await user.click(await screen.findByRole('button', { name: /Modifier la question/ }));
    const form = await dialog('Modifier la question');
    await user.type(form.getByLabelText(/^Question \*/), '?');
    await save(user);
    expect(await screen.findByText('Erreur lors de la mise à jour de la question')).toBeVisible();
    expect(await form.findByText('Cette question existe déjà')).toBeVisible();
    expect(form.getByLabelText(/^Question \*/)).toHaveValue('Que fait volatile ??');
  });
});

test('a question is retired and taken back', async () => {
  const { user, world } = await open(undefined, `${ROUTE}?active=all`);
  await user.click(await screen.findByRole('button', { name: /^Désactiver/ }));
  expect(await screen.findByText('Inactive')).toBeVisible();
  expect(world.questions[0]!.isActive).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Réactiver/ }));
  await waitFor(() => expect(screen.queryByText('Inactive')).toBeNull());
});

test('the guide is printed', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await open();
  await screen.findByText('Que fait volatile ?');
  await user.click(screen.getByRole('button', { name: 'Imprimer le guide' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('none yet: what to do', async () => {
  await open([]);
  expect(await screen.findByText('Aucune question')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimer le guide' })).toBeDisabled();
});

test('questions that do not load say so in the words of the specification, and can be asked for again', async () => {
  const view = renderApp({ route: ROUTE, world: { placements: [placement], questions: [question({ toAsk: 'Que fait volatile ?' })] } });
  server.use(refuse(questionEndpoints.list, 'internal'));
  expect(await screen.findByText("Erreur lors du chargement des questions d'entretien. Veuillez réessayer.")).toBeVisible();
  serve(view.world);
  await view.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Que fait volatile ?')).toBeVisible();
});

test('of a placement that is not there', async () => {
  renderApp({ route: '/placements/0199f000-0000-7002-8000-00000000dead/questions' });
  expect(await screen.findByRole('heading', { name: /^Placement introuvable\./ })).toBeVisible();
});
