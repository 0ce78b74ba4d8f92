import { screen, waitFor, within } from '@testing-library/react';
import { DETAIL_STATUSES, type Placement, placementEndpoints, PLACEMENT_STATUSES, QUICK_TRANSITIONS } from '#contract/placements';
import { refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makePlacement, NOT_ANALYZED } from '../../../support/makePlacement.ts';
import { makeQuestion } from '../../../support/makeQuestion.ts';
import { renderApp } from '../../../support/renderApp.tsx';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../src/web/features/placements/PlacementPage.tsx';
import '../../../../src/web/features/placements/detail/VerdictDialog.tsx';

const NOT_FOUND = "Placement introuvable. Il a peut-être été supprimé ou vous n'avez pas les permissions pour y accéder.";
const WORDS = {
  to_analyze: 'À analyser',
  analyzed: 'Analysé',
  reviewed: 'Revu',
  presented: 'Présenté',
  interviewed: 'Interviewé',
  placed: 'Placé',
  rejected: 'Rejeté',
} as const;

const open = async (differences: Partial<Placement> = {}, world = {}) => {
  const placement = makePlacement(differences);
  const view = renderApp({ route: `/placements/${placement.id}`, world: { placements: [placement], ...world } });
  await screen.findByRole('heading', { level: 1, name: 'Léa Moreau' });
  return { ...view, placement };
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const fact = (region: string, term: string) => card(region).getByText(term).closest('dt')!.nextElementSibling;
const status = () => screen.getByRole('combobox', { name: 'Statut' });

test('who, what for, and the way back', async () => {
  const { placement } = await open();
  expect(screen.getByRole('link', { name: 'Retour aux placements' })).toHaveAttribute('href', '/placements');
  expect(card('Candidat').getByRole('link', { name: /Voir le profil/ })).toHaveAttribute('href', `/candidates/${placement.candidate.id}`);
  expect(fact('Candidat', 'Email')).toHaveTextContent('lea.moreau@example.fr');
  expect(card('Offre').getByRole('link', { name: /Voir l’offre/ })).toHaveAttribute('href', `/jobs/${placement.job.id}`);
  expect(fact('Offre', 'Salaire')).toHaveTextContent(/45\sk - 52\sk EUR/);
});

test.each(['0199f000-0000-7002-8000-00000000dead', 'abc'])('/placements/%s: not found, in the words of the specification', async (id) => {
  renderApp({ route: `/placements/${id}` });
  expect(await screen.findByRole('heading', { name: NOT_FOUND })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour aux placements' })).toHaveAttribute('href', '/placements');
});

test('one that does not load says why, and can be asked for again', async () => {
  const placement = makePlacement();
  const { user, world } = renderApp({ route: `/placements/${placement.id}`, world: { placements: [placement] } });
  server.use(refuse(placementEndpoints.get, 'internal', { message: 'La base est en maintenance.' }));
  expect(await screen.findByText('La base est en maintenance.')).toBeVisible();
  serve(world);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Moreau' })).toBeVisible();
});

test('the score, its dimensions, and each criterion with its weight, its reason and both texts', async () => {
  await open();
  const score = card('Score et critères');
  expect(score.getByRole('img', { name: /82\s%, Excellent/ })).toBeVisible();
  expect(score.getByRole('progressbar', { name: 'Expérience' })).toHaveAttribute('aria-valuenow', '90');
  expect(score.getByRole('progressbar', { name: 'Confiance' })).toHaveAttribute('aria-valuenow', '75');
  expect(score.getByText('--')).toBeVisible();
  const [required, preferred] = [
    within(score.getByRole('region', { name: 'Indispensable' })),
    within(score.getByRole('region', { name: 'Souhaitable' })),
  ];
  for (const text of [
    'Satisfait',
    'Le CV cite C++ parmi les compétences.',
    'CV, page 1',
    /«\sC\+\+, \.NET\s»/,
    /«\sMaîtrise du C\+\+\s»/,
    /50\s% du score/,
  ])
    expect(required.getByText(text)).toBeVisible();
  expect(preferred.getByText('Absent du CV')).toBeVisible();
  expect(preferred.queryByText(/CV, page/)).toBeNull();
});

test('what the criteria say', async () => {
  await open();
  const analysis = card('Analyse IA');
  for (const text of ['Le CV prouve C++, indispensable à l’offre.', 'CUDA, souhaité par l’offre, ne figure pas dans le CV.', 'CUDA'])
    expect(analysis.getByText(text)).toBeVisible();
  expect(analysis.getByText(/seule la compétence CUDA reste à vérifier/)).toBeVisible();
});

test('estimates say what they are, how they are computed, and where data is missing', async () => {
  const { user } = await open();
  expect(fact('Correspondance et risques', 'Probabilité de succès')).toHaveTextContent('Données insuffisantes');
  expect(fact('Correspondance et risques', 'Délai avant autonomie')).toHaveTextContent(/4\ssemaines/);
  expect(fact('Contexte du marché', 'Rareté des profils')).toHaveTextContent('Élevé');
  expect(fact('Prédictions de performance', 'Performance attendue')).toHaveTextContent('Au-dessus de la moyenne');
  expect(screen.getAllByText('estimation indicative')).toHaveLength(3);
  await user.hover(card('Contexte du marché').getByText('Concurrence entre candidats'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('4 candidats de la base obtiennent 60 ou plus pour cette offre.');
});

test('a placement that is to be analysed says so, shows nothing invented, and follows by itself', async () => {
  const { world, placement } = await open(NOT_ANALYZED);
  expect(screen.getByText('Rafraîchissement auto (5s)')).toBeVisible();
  expect(card('Score et critères').getByRole('img', { name: /--/ })).toBeVisible();
  world.placements = [{ ...makePlacement(), id: placement.id }];
  expect(await screen.findByRole('img', { name: /82\s%, Excellent/ })).toBeVisible();
  expect(screen.queryByText('Rafraîchissement auto (5s)')).toBeNull();
});

test('a failed analysis says why and can be started again', async () => {
  const { user, world } = await open({ ...NOT_ANALYZED, analysisError: 'Le CV n’a pas pu être analysé.' });
  expect(screen.getByText('Le CV n’a pas pu être analysé.')).toBeVisible();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: "Relancer l'analyse" }));
  await waitFor(() => expect(screen.queryByText('Le CV n’a pas pu être analysé.')).toBeNull());
  expect(world.placements[0]!.analysisError).toBeNull();
});

describe('the status', () => {
  test.each(PLACEMENT_STATUSES)(
    '%s: five are offered, and the current one; quick buttons are those of the specification',
    async (placementStatus) => {
      await open({ placementStatus });
      const offered = within(status())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      const five = DETAIL_STATUSES.map((value) => WORDS[value]);
      expect(offered).toEqual((DETAIL_STATUSES as readonly string[]).includes(placementStatus) ? five : [WORDS[placementStatus], ...five]);
      const quick = screen.queryAllByRole('button', { name: /^Marquer comme/ }).map(({ textContent }) => textContent);
      expect(quick).toEqual((QUICK_TRANSITIONS[placementStatus] ?? []).map((to) => `Marquer comme ${WORDS[to].toLowerCase()}`));
    },
  );

  test.each([
    ['analyzed', 'Marquer comme présenté', 'presented'],
    ['presented', 'Marquer comme interviewé', 'interviewed'],
    ['presented', 'Marquer comme rejeté', 'rejected'],
    ['interviewed', 'Marquer comme placé', 'placed'],
    ['interviewed', 'Marquer comme rejeté', 'rejected'],
  ] as const)('from %s, « %s » leads to %s, asks again and is dated', async (from, button, to) => {
    const { user, world, placement } = await open({ placementStatus: from });
    const reads = () => world.calls.filter((call) => call === `GET /placements/${placement.id}`).length;
    const before = reads();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(world.placements[0]!.placementStatus).toBe(to));
    await waitFor(() => expect(reads()).toBe(before + 1));
    await waitFor(() => expect(status()).toHaveValue(to));
    expect(await card('Historique').findByRole('heading', { name: WORDS[to] })).toBeVisible();
  });

  test('a refused change goes back, without any toast', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await open();
    server.use(refuse(placementEndpoints.updateStatus, 'conflict'));
    await user.selectOptions(status(), 'Placé');
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Le statut du placement n’a pas pu être modifié.'));
    expect(status()).toHaveValue('analyzed');
    expect(screen.queryByText('Erreur')).toBeNull();
    logged.mockRestore();
  });
});

describe('the recruiter’s verdict', () => {
  const fillIn = async (user: Awaited<ReturnType<typeof open>>['user'], reason: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Avis du recruteur' }));
    await user.click(dialog.getByRole('combobox', { name: /^Avis/ }));
    await user.click(await screen.findByRole('option', { name: 'Faible' }));
    await user.type(dialog.getByLabelText(/^Raison/), reason);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    return dialog;
  };

  test('is kept with its reason and shown beside the score, and can be withdrawn', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { user, world } = await open();
    await user.click(screen.getByRole('button', { name: 'Donner mon avis' }));
    await fillIn(user, 'Le client cherche quelqu’un sur place.');
    expect(await screen.findByText('Avis enregistré')).toBeVisible();
    expect(await card('Avis du recruteur').findByText('Le client cherche quelqu’un sur place.')).toBeVisible();
    expect(card('Avis du recruteur').getByText(/Camille Rivière, le 21 novembre 2026/)).toBeVisible();
    expect(card('Score et critères').getByText(/Avis du recruteur\s: Faible/)).toBeVisible();
    expect(card('Score et critères').getByRole('img', { name: /82\s%/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(await screen.findByRole('button', { name: 'Donner mon avis' })).toBeVisible();
    expect(world.placements[0]!.verdict).toBeNull();
    confirm.mockRestore();
  });

  test('needs a reason that says something, and a failed save keeps it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Donner mon avis' }));
    const dialog = await fillIn(user, 'bof');
    expect(await dialog.findByText('La raison doit contenir au moins 10 caractères')).toBeVisible();
    server.use(refuse(placementEndpoints.decide, 'conflict'));
    await user.type(dialog.getByLabelText(/^Raison/), ' mais pas assez');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Erreur lors de l’enregistrement de l’avis')).toBeVisible();
    expect(dialog.getByLabelText(/^Raison/)).toHaveValue('bof mais pas assez');
  });
});

describe('finances', () => {
  const edit = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Modifier les finances' }));
    return within(await screen.findByRole('dialog', { name: 'Modifier les finances' }));
  };

  test('in euros, with the formula, and the rate marked while nobody chose it', async () => {
    const { user } = await open();
    expect(fact('Finances', 'Honoraires estimés')).toHaveTextContent(/9\s700\s€/);
    expect(fact('Finances', 'Honoraires réels')).toHaveTextContent('Non renseignés');
    expect(fact('Finances', 'Taux')).toHaveTextContent(/20\s%hypothèse/);
    await user.hover(card('Finances').getByText(/9\s700/));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('= 9 700 €');
  });

  test('the rate and the real fee are edited; an emptied rate is the assumption again', async () => {
    const { user, world } = await open();
    const dialog = await edit(user);
    await user.type(dialog.getByLabelText('Taux (%)'), '25');
    await user.type(dialog.getByLabelText(/^Honoraires réels/), '12000');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Placement mis à jour avec succès')).toBeVisible();
    await waitFor(() => expect(fact('Finances', 'Honoraires réels')).toHaveTextContent(/12\s000\s€/));
    expect(fact('Finances', 'Taux')).not.toHaveTextContent('hypothèse');
    const again = await edit(user);
    await user.clear(again.getByLabelText('Taux (%)'));
    await user.click(again.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(world.placements[0]).toMatchObject({ feePercentage: 20, feeAssumed: true }));
  });

  test('a rate that is none is refused at its place', async () => {
    const { user } = await open();
    const dialog = await edit(user);
    await user.type(dialog.getByLabelText('Taux (%)'), '120');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText(/Le taux est au plus de 100/)).toBeVisible();
  });
});

test('the follow-up, and a priority that one may change', async () => {
  const { user, world } = await open();
  expect(fact('Suivi et actions', 'Étape actuelle')).toHaveTextContent('Analyse terminée');
  expect(card('Suivi et actions').getByText('Présenter le candidat à Nautilus Logiciels')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priorité' }), 'Basse');
  await waitFor(() => expect(world.placements[0]!.priorityLevel).toBe('low'));
});

test('delete asks, then leads to the placements of the offer', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, world, placement, currentPath } = await open();
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(confirm).toHaveBeenCalledWith('Êtes-vous sûr de vouloir supprimer ce placement\u00A0?');
  expect(world.placements).toHaveLength(1);
  confirm.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Placement supprimé avec succès')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe(`/placements?job=${placement.job.id}`));
  confirm.mockRestore();
});

test('the latest active questions, and the way to all of them', async () => {
  const id = '0199f000-0000-7002-8000-0000000000aa';
  const questions = [1, 2, 3, 4, 5].map((day) =>
    makeQuestion({ placementId: id, toAsk: `Question du ${day}`, createdAt: `2026-11-0${day}T09:00:00.000Z`, isActive: day !== 5 }),
  );
  await open({ id }, { questions });
  const panel = card("Questions d'entretien");
  expect(await panel.findByText('Question du 4')).toBeVisible();
  expect(panel.queryByText('Question du 5')).toBeNull();
  expect(panel.getByRole('link', { name: 'Toutes les questions (5)' })).toHaveAttribute('href', `/placements/${id}/questions`);
});
