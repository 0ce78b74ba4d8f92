import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobEndpoints } from '#contract/jobs';
import { refuse, respond } from '../../../../__mocks__/api/respond.ts';
import { server } from '../../../../__mocks__/api/server.ts';
import { bodiesSentTo, choose, fill } from '../../../support/forms.ts';
import { makeJobRow } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const makeFile = (name: string) => new File(['Offre'], name, { type: 'application/pdf' });

const open = async () => {
  const view = renderApp({ route: '/jobs' });
  await screen.findByText('Aucune offre d’emploi');
  await view.user.click(screen.getAllByRole('button', { name: 'Nouvelle offre' })[0]!);
  await screen.findByRole('dialog', { name: "Nouvelle offre d'emploi" });
  return view;
};
const input = () => screen.getByLabelText('Fiches de poste PDF');
const send = (name = "Créer l'offre") => within(screen.getByRole('tabpanel')).getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('PDF files', () => {
  test('without a file nothing is sent', async () => {
    const { user, world } = await open();
    await user.click(send());
    expect(screen.getByText('Veuillez sélectionner au moins un fichier PDF')).toBeVisible();
    expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('one file creates one offer, which is being read; the list is fetched again', async () => {
    const { user, world } = await open();
    await user.upload(input(), makeFile('offre.pdf'));
    await user.click(send());
    expect(await screen.findByText('Job créé avec succès')).toBeVisible();
    await closed();
    expect(await screen.findByText('offre.pdf')).toBeVisible();
    expect(screen.getByText('1 en analyse IA')).toBeVisible();
    expect(world.calls.slice(world.calls.indexOf('POST /jobs/file'))).toContain('GET /jobs');
  });

  test('several files, dropped, create several offers', async () => {
    const { user, world } = await open();
    fireEvent.drop(input(), { dataTransfer: { files: [makeFile('a.pdf'), makeFile('b.PDF'), makeFile('c.pdf')] } });
    await user.click(screen.getByRole('button', { name: 'Retirer c.pdf' }));
    await user.click(send('Créer 2 offres'));
    expect(await screen.findByText('2 jobs créés avec succès')).toBeVisible();
    await closed();
    expect(world.calls).toContain('POST /jobs/files');
  });

  test('files of other kinds are refused together and by name, the PDF is kept', async () => {
    await open();
    await userEvent.setup({ applyAccept: false }).upload(input(), [makeFile('notes.docx'), makeFile('offre.pdf'), makeFile('photo.png')]);
    const panel = screen
      .getByText('2 fichier(s) invalide(s). Seuls les fichiers PDF sont acceptés')
      .closest<HTMLElement>('[role="alert"]')!;
    expect(within(panel).getByText('notes.docx')).toBeVisible();
    expect(within(panel).getByText('photo.png')).toBeVisible();
    expect(screen.getByText('1 fichier choisi')).toBeVisible();
  });

  test('some refused by the server: the toast counts the created, the panel tells the others', async () => {
    const { user } = await open();
    server.use(
      respond(jobEndpoints.uploadMany, () => ({
        data: [makeJobRow({ status: 'ai_analyzing' })],
        rejected: [{ fileName: 'b.pdf', message: 'Le fichier est vide.' }],
      })),
    );
    await user.upload(input(), [makeFile('a.pdf'), makeFile('b.pdf')]);
    await user.click(send('Créer 2 offres'));
    expect(await screen.findByText('Job créé avec succès')).toBeVisible();
    expect(await screen.findByText('1 fichier refusé')).toBeVisible();
    expect(screen.getByText('Le fichier est vide.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await closed();
  });

  test.each([
    ['uploadOne', ['a.pdf'], "Créer l'offre"],
    ['uploadMany', ['a.pdf', 'b.pdf'], 'Créer 2 offres'],
  ] as const)('a server that fails (%s): the toast, the reason, and the files are kept', async (call, names, button) => {
    const { user } = await open();
    server.use(refuse(jobEndpoints[call], 'internal'));
    await user.upload(input(), names.map(makeFile));
    await user.click(send(button));
    expect(await screen.findByText('Erreur lors de la création du(s) job(s)')).toBeVisible();
    expect(await screen.findByText('Une erreur interne est survenue. Réessayez dans un instant.')).toBeVisible();
    for (const name of names) expect(screen.getByText(name)).toBeVisible();
    expect(send(button)).toBeEnabled();
  });
});

describe('manual entry', () => {
  const openManual = async () => {
    const view = await open();
    await view.user.click(screen.getByRole('tab', { name: 'Saisie manuelle' }));
    return view;
  };
  const REQUIRED = {
    'Titre du poste *': 'Data analyst',
    'Entreprise *': 'Halage',
    'Localisation *': 'Lyon',
    'Description *': 'Des données.',
  };

  test('creates an offer from what was typed', async () => {
    const { user } = await openManual();
    const sent = bodiesSentTo('/jobs');
    await fill(user, {
      ...REQUIRED,
      'Salaire minimum (k)': '40',
      'Date limite de candidature': '2026-12-31',
      Prérequis: 'SQL\n\n Python ',
      Avantages: 'Télétravail',
    });
    await choose(user, 'Type de contrat', 'CDD');
    await choose(user, 'Niveau d’expérience', 'Confirmé');
    await user.click(send());
    expect(await screen.findByText('Job créé avec succès')).toBeVisible();
    await closed();
    expect(await screen.findByText('Data analyst')).toBeVisible();
    expect(sent).toEqual([
      {
        title: 'Data analyst',
        company: 'Halage',
        location: 'Lyon',
        description: 'Des données.',
        salaryMin: 40,
        salaryMax: null,
        salaryCurrency: 'EUR',
        status: 'active',
        employmentType: 'fixed_term',
        experienceLevel: 'mid_level',
        applicationDeadline: '2026-12-31',
        requirements: ['SQL', 'Python'],
        niceToHave: [],
        benefits: ['Télétravail'],
      },
    ]);
  });

  test('every rule has its sentence, and nothing is sent', async () => {
    const { user, world } = await openManual();
    await fill(user, { 'Salaire minimum (k)': '-1', 'Salaire maximum (k)': '-2' });
    await user.click(send());
    for (const sentence of [
      'Le titre est requis',
      'La description est requise',
      "L'entreprise est requise",
      'La localisation est requise',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(screen.getAllByText('Le salaire doit être positif')).toHaveLength(2);
    expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('a failure keeps what was typed', async () => {
    const { user } = await openManual();
    server.use(refuse(jobEndpoints.create, 'internal'));
    await fill(user, REQUIRED);
    await user.click(send());
    expect(await screen.findByText('Erreur lors de la création du job')).toBeVisible();
    expect(screen.getByLabelText('Titre du poste *')).toHaveValue('Data analyst');
  });

  test('what was typed survives the other tab, and closing asks first', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = await openManual();
    await fill(user, { 'Titre du poste *': 'Data analyst' });
    await user.click(screen.getByRole('tab', { name: 'Fichiers PDF' }));
    await user.keyboard('{Escape}');
    expect(confirm).toHaveBeenCalledWith('Vos modifications ne sont pas enregistrées. Quitter quand même\u00A0?');
    await user.click(screen.getByRole('tab', { name: 'Saisie manuelle' }));
    expect(screen.getByLabelText('Titre du poste *')).toHaveValue('Data analyst');
    confirm.mockReturnValue(true);
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Annuler' }));
    await closed();
  });
});
