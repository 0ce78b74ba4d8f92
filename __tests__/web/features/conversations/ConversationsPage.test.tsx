import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ChatEvent, conversationEndpoints, QUICK_MESSAGES } from '#contract/conversations';
import { streamChat } from '../../../../__mocks__/api/conversationHandlers.ts';
import { cut, hang, refuse } from '../../../../__mocks__/api/respond.ts';
import { serve, server } from '../../../../__mocks__/api/server.ts';
import { makeCandidate } from '../../../support/makeCandidate.ts';
import { makeConversation, makeMessage } from '../../../support/makeConversation.ts';
import { makeJob } from '../../../support/makeJob.ts';
import { renderApp } from '../../../support/renderApp.tsx';
import { conversationsApi } from '../../../../src/web/features/conversations/conversationsApi.ts';
// Lazy code is there before the first test, whose patience is for answers.
import '../../../../src/web/features/conversations/NewConversationDialog.tsx';

const LIST = '/conversations';
const TITLE = 'Profils C++ à Nantes';
const QUESTION = 'Qui connaît le C++ ?';

const input = () => screen.findByRole('textbox', { name: 'Votre message' });
const log = () => within(screen.getByRole('log', { name: 'Messages' }));

/** One conversation, open, with the messages given. */
const openConversation = (messages: ReturnType<typeof makeMessage>[] = [], differences = {}) => {
  const conversation = makeConversation(differences);
  const view = renderApp({
    route: `${LIST}/${conversation.id}`,
    world: { conversations: [conversation], messages: { [conversation.id]: messages }, candidates: [makeCandidate()] },
  });
  return { ...view, conversation };
};

/** The latest message grows, as a streamed answer does. */
const grow = ({ dispatch }: ReturnType<typeof renderApp>['store'], id: string, content: string) =>
  act(() => {
    dispatch(
      conversationsApi.util.updateQueryData('listMessages', id, ({ pages }) => {
        pages[0]!.at(-1)!.content = content;
      }),
    );
  });

describe('the list', () => {
  test('while it loads: lines of skeleton; nothing is selected', async () => {
    const view = renderApp({ route: LIST });
    server.use(hang(conversationEndpoints.list));
    expect(await screen.findAllByTestId('skeleton-conversation')).toHaveLength(4);
    expect(screen.getByText('Sélectionnez une conversation')).toBeVisible();
    view.unmount();
  });

  test('none yet: it says so', async () => {
    renderApp({ route: LIST });
    expect(await screen.findByText('Aucune conversation')).toBeVisible();
  });

  test('each line leads to its conversation', async () => {
    const conversation = makeConversation();
    const { user, currentPath } = renderApp({ route: LIST, world: { conversations: [conversation] } });
    await user.click(await screen.findByRole('link', { name: /Profils C\+\+ à Nantes/ }));
    await waitFor(() => expect(currentPath()).toBe(`${LIST}/${conversation.id}`));
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
    expect(screen.getByRole('link', { name: /Profils/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText('Sélectionnez une conversation')).toBeNull();
  });

  test('beyond fifty, the older ones come on demand', async () => {
    const conversations = Array.from({ length: 51 }, (_, rank) => makeConversation({ title: `Sujet ${rank + 1}` }));
    const { user } = renderApp({ route: LIST, world: { conversations } });
    await screen.findByText('Sujet 50');
    expect(screen.queryByText('Sujet 51')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Afficher les plus anciennes' }));
    expect(await screen.findByText('Sujet 51')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Afficher les plus anciennes' })).toBeNull();
  });

  test('a list that does not load: the sentence, and another try', async () => {
    const { user, world } = renderApp({ route: LIST, world: { conversations: [makeConversation()] } });
    server.use(refuse(conversationEndpoints.list, 'internal'));
    const panel = (await screen.findByText('Erreur de chargement')).parentElement!;
    expect(within(panel).getByText('Erreur lors du chargement des conversations')).toBeVisible();
    serve(world);
    await user.click(within(panel).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(TITLE)).toBeVisible();
  });
});

describe('opening one', () => {
  test('title, type and search type; then its page', async () => {
    const { user, currentPath, world } = renderApp({ route: LIST });
    await user.click(await screen.findByRole('button', { name: 'Nouvelle conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle conversation' }));
    await user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));
    expect(await dialog.findByText('Le titre est requis')).toBeVisible();

    await user.type(dialog.getByLabelText(/^Titre/), '  Offres à Lyon ');
    await user.click(dialog.getByLabelText(/^Type \*/));
    await user.click(await screen.findByRole('option', { name: 'Recherche d’offres' }));
    expect(dialog.getByLabelText(/^Type de recherche/)).toHaveTextContent('Offres d’emploi');
    await user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));

    expect(await screen.findByText('Conversation créée avec succès !')).toBeVisible();
    expect(world.conversations[0]).toMatchObject({ title: 'Offres à Lyon', type: 'job_search', context: { searchType: 'jobs' } });
    expect(await screen.findByRole('heading', { name: 'Offres à Lyon' })).toBeVisible();
    expect(currentPath()).toBe(`${LIST}/${world.conversations[0]!.id}`);
  });

  test('a first question is asked at once', async () => {
    const { user } = renderApp({ route: LIST, world: { candidates: [makeCandidate()] } });
    await user.click(await screen.findByRole('button', { name: 'Nouvelle conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle conversation' }));
    await user.type(dialog.getByLabelText(/^Titre/), 'C++');
    await user.type(dialog.getByLabelText(/^Première question/), QUESTION);
    await user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));
    expect(await screen.findByText('Voici les profils de votre base :')).toBeVisible();
    expect(log().getAllByText(QUESTION)).toHaveLength(1);
  });

  test('a creation that fails keeps the dialog and what was typed', async () => {
    const { user } = renderApp({ route: LIST });
    await user.click(await screen.findByRole('button', { name: 'Nouvelle conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle conversation' }));
    server.use(refuse(conversationEndpoints.create, 'internal'));
    await user.type(dialog.getByLabelText(/^Titre/), 'C++');
    await user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));
    expect(await screen.findByText('Impossible de créer la conversation')).toBeVisible();
    expect(dialog.getByLabelText(/^Titre/)).toHaveValue('C++');
  });

  test('an address that leads to none says so', async () => {
    renderApp({ route: `${LIST}/0199f000-0000-7004-8000-00000000dead` });
    expect(await screen.findByText('Conversation introuvable')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Toutes les conversations' })).toHaveAttribute('href', LIST);
  });
});

describe('one about records of the base', () => {
  const lea = makeCandidate();
  const paul = makeCandidate({ firstName: 'Paul', lastName: 'Olivier' });
  const job = makeJob();
  const world = { candidates: [lea, paul], jobs: [job] };
  const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Nouvelle conversation' }));
  const chosen = (dialog: ReturnType<typeof within>, label: string) =>
    within(dialog.getByRole('combobox', { name: label }).closest('.MuiInputBase-root') as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  test('candidates and offers are found by the server, sent, and stand in its head as links', async () => {
    const view = renderApp({ route: LIST, world });
    await view.user.click(await screen.findByRole('button', { name: 'Nouvelle conversation' }));
    const dialog = await dialogOf();
    const pick = async (label: string, words: string, option: RegExp) => {
      await view.user.type(dialog.getByRole('combobox', { name: label }), words);
      await view.user.click(await screen.findByRole('option', { name: option }));
    };
    await view.user.type(dialog.getByLabelText(/^Titre/), 'Comparer');
    await pick('Candidats concernés', 'olivier', /Paul Olivier/);
    await pick('Candidats concernés', 'moreau', /Léa Moreau/);
    await pick('Offres concernées', 'nautilus', /Développeur C\+\+/);
    await view.user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));

    const about = within(await screen.findByRole('list', { name: 'À propos de' }));
    expect(view.world.conversations[0]!.relatedEntities).toEqual({ candidateIds: [paul.id, lea.id], jobIds: [job.id] });
    expect(about.getByRole('link', { name: 'Léa Moreau' })).toHaveAttribute('href', `/candidates/${lea.id}`);
    expect(about.getByRole('link', { name: job.title })).toHaveAttribute('href', `/jobs/${job.id}`);
    await view.user.click(about.getByRole('link', { name: 'Paul Olivier' }));
    await waitFor(() => expect(view.currentPath()).toBe(`/candidates/${paul.id}`));
  });

  test('a candidate’s page asks about her: she is chosen, and gives her name to the title', async () => {
    const view = renderApp({ route: `/candidates/${lea.id}`, world });
    await view.user.click(await screen.findByRole('link', { name: 'Poser une question' }));
    const dialog = await dialogOf();
    expect(dialog.getByLabelText(/^Titre/)).toHaveValue('Léa Moreau');
    expect(chosen(dialog, 'Candidats concernés')).toEqual(['Léa Moreau']);
    await view.user.type(dialog.getByLabelText(/^Première question/), QUESTION);
    await view.user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));
    await waitFor(() => expect(view.world.conversations[0]?.relatedEntities).toEqual({ candidateIds: [lea.id], jobIds: [] }));
    expect(await screen.findByText('Voici les profils de votre base :')).toBeVisible();
  });

  test('an offer’s page asks about it: offers are looked for first', async () => {
    const view = renderApp({ route: `/jobs/${job.id}`, world });
    await view.user.click(await screen.findByRole('link', { name: 'Poser une question' }));
    const dialog = await dialogOf();
    expect(chosen(dialog, 'Offres concernées')).toEqual([job.title]);
    expect(dialog.getByLabelText(/^Type de recherche/)).toHaveTextContent('Offres d’emploi');
  });

  test('closed, the next one is about nothing', async () => {
    const view = renderApp({ route: `${LIST}?candidate=${lea.id}#nouveau`, world });
    await view.user.click((await dialogOf()).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(view.currentPath()).toBe(LIST));
    await view.user.click(await screen.findByRole('button', { name: 'Nouvelle conversation' }));
    const dialog = await dialogOf();
    expect(dialog.getByLabelText(/^Titre/)).toHaveValue('');
    expect(chosen(dialog, 'Candidats concernés')).toEqual([]);
  });

  test('about a record that is not there, it opens all the same', async () => {
    renderApp({ route: `${LIST}?candidate=0199f000-0000-7004-8000-00000000dead#nouveau`, world });
    const dialog = await dialogOf();
    expect(dialog.getByLabelText(/^Titre/)).toHaveValue('');
  });

  test('a record deleted meanwhile is refused under its field; nothing typed is lost', async () => {
    const view = renderApp({ route: `${LIST}?candidate=${lea.id}#nouveau`, world });
    const dialog = await dialogOf();
    const message = 'Un élément choisi n’existe pas ou a été supprimé';
    server.use(refuse(conversationEndpoints.create, 'invalid', { fields: { 'relatedEntities.candidateIds': message } }));
    await view.user.click(dialog.getByRole('button', { name: 'Créer la conversation' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Candidats concernés' })).toBeInvalid();
    expect(dialog.getByLabelText(/^Titre/)).toHaveValue('Léa Moreau');
  });
});

describe('reading while an answer comes', () => {
  /** A log of 1,000 pixels through a window of 200: jsdom lays nothing out. */
  const layOut = () => {
    const box = screen.getByRole('log', { name: 'Messages' });
    Object.defineProperties(box, { scrollHeight: { value: 1000, configurable: true }, clientHeight: { value: 200, configurable: true } });
    const scrollTo = (top: number) => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    };
    return { box, scrollTo };
  };
  const toEnd = () => screen.queryByRole('button', { name: 'Aller à la fin' });
  const messages = [makeMessage({ content: 'Bonjour' }), makeMessage({ role: 'assistant', content: 'Bonjour à vous' })];

  test('the end stays in sight while it is', async () => {
    const { store, conversation } = openConversation(messages);
    await screen.findByText('Bonjour à vous');
    const { box } = layOut();
    grow(store, conversation.id, 'Bonjour à vous, et bienvenue');
    await screen.findByText('Bonjour à vous, et bienvenue');
    await waitFor(() => expect(box.scrollTop).toBe(1000));
    expect(toEnd()).toBeNull();
  });

  test('whoever went up to read stays there, and comes back at will', async () => {
    const { user, store, conversation } = openConversation(messages);
    await screen.findByText('Bonjour à vous');
    const { box, scrollTo } = layOut();
    scrollTo(800);
    scrollTo(300);
    expect(await screen.findByRole('button', { name: 'Aller à la fin' })).toBeVisible();
    grow(store, conversation.id, 'Bonjour à vous, et bienvenue');
    await screen.findByText('Bonjour à vous, et bienvenue');
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(box.scrollTop).toBe(300);
    await user.click(toEnd()!);
    expect(box.scrollTop).toBe(1000);
    expect(toEnd()).toBeNull();
    expect(box).toHaveFocus();
  });

  test('a new question brings its answer into sight', async () => {
    const { user } = openConversation(messages);
    await screen.findByText('Bonjour à vous');
    const { box, scrollTo } = layOut();
    scrollTo(800);
    scrollTo(300);
    await screen.findByRole('button', { name: 'Aller à la fin' });
    await user.type(await input(), `${QUESTION}{Enter}`);
    expect(await screen.findByText('Voici les profils de votre base :')).toBeVisible();
    await waitFor(() => expect(box.scrollTop).toBe(1000));
  });
});

describe('the chat', () => {
  test('a message shows at once, the box empties, Vivier thinks, then answers with links', async () => {
    const { user } = openConversation();
    const box = await input();
    server.use(hang(conversationEndpoints.chat));
    await user.type(box, QUESTION);
    await user.keyboard('{Enter}');
    expect(await log().findByText(QUESTION)).toBeVisible();
    expect(box).toHaveValue('');
    expect(screen.getByText('Vivier réfléchit…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  });

  test('the answer names records of the base, and leads to them', async () => {
    const { user, world, currentPath } = openConversation();
    await user.type(await input(), `${QUESTION}{Enter}`);
    const [candidate] = world.candidates;
    await user.click(await log().findByRole('link', { name: `${candidate!.firstName} ${candidate!.lastName}` }));
    await waitFor(() => expect(currentPath()).toBe(`/candidates/${candidate!.id}`));
  });

  test('a streamed answer shows as it is written; what was taken back goes', async () => {
    const { user } = openConversation();
    const question = makeMessage({ content: QUESTION });
    const answer = makeMessage({ role: 'assistant', content: 'Réponse de la base.', note: 'Le modèle configuré n’a pas répondu.' });
    const events: ChatEvent[] = [
      { type: 'delta', text: 'Brouillon' },
      { type: 'reset' },
      { type: 'delta', text: 'Réponse ' },
      { type: 'done', data: { question, answer } },
    ];
    server.use(streamChat(events));
    await user.type(await input(), `${QUESTION}{Enter}`);
    expect(await log().findByText('Réponse de la base.')).toBeVisible();
    expect(log().getByText('Le modèle configuré n’a pas répondu.')).toBeVisible();
    expect(log().queryByText(/Brouillon/)).toBeNull();
    expect(log().getAllByText(QUESTION)).toHaveLength(1);
  });

  test.each([
    ['the server fails', () => refuse(conversationEndpoints.chat, 'internal')],
    ['the connection breaks', () => cut(conversationEndpoints.chat)],
    [
      'the stream ends in a failure',
      () =>
        streamChat([
          { type: 'delta', text: 'Début' },
          { type: 'error', code: 'internal', message: 'Panne' },
        ]),
    ],
    ['the stream is cut short', () => streamChat([{ type: 'delta', text: 'Début' }])],
  ])('when %s the message goes, its text comes back', async (_what, failure) => {
    const { user } = openConversation();
    const box = await input();
    server.use(failure());
    await user.type(box, `${QUESTION}{Enter}`);
    await waitFor(() => expect(box).toHaveValue(QUESTION));
    expect(screen.getAllByText("Impossible d'envoyer le message")).toHaveLength(1);
    expect(log().queryByText(QUESTION)).toBeNull();
    expect(log().queryByText(/Début/)).toBeNull();
    expect(screen.queryByText('Vivier réfléchit…')).toBeNull();
  });

  test('Shift+Enter adds a line; blank text is not sent', async () => {
    const { user } = openConversation();
    const box = await input();
    await user.type(box, 'Bonjour{Shift>}{Enter}{/Shift}à tous');
    expect(box).toHaveValue('Bonjour\nà tous');
    await user.clear(box);
    await user.type(box, '   {Enter}');
    expect(log().queryByRole('article')).toBeNull();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  });

  test('what was typed and not sent is still there after a visit elsewhere', async () => {
    const { user } = openConversation();
    await user.type(await input(), 'Un brouillon');
    await user.click(screen.getByRole('link', { name: 'Candidats' }));
    await screen.findByRole('heading', { name: 'Candidats' });
    await user.click(screen.getByRole('link', { name: 'Conversations' }));
    await user.click(await screen.findByRole('link', { name: /Profils/ }));
    expect(await input()).toHaveValue('Un brouillon');
  });

  test('the six quick messages send their fixed text', async () => {
    const { user, world, conversation } = openConversation();
    await input();
    const buttons = within(screen.getByRole('group', { name: 'Messages rapides' })).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(Object.values(QUICK_MESSAGES).map(({ label }) => label));
    await waitFor(() => expect(buttons[4]).not.toHaveAttribute('aria-disabled'));
    await user.click(buttons[4]!);
    expect(await screen.findByText('Voici les profils de votre base :')).toBeVisible();
    expect(world.messages[conversation.id]![0]!.content).toBe(QUICK_MESSAGES.salary_analysis.content);
  });

  test('an answer runs nothing, fetches nothing and leads nowhere else', async () => {
    const content = [
      '<img src="https://mechant.example/x.png" onerror="alert(1)">',
      '![pixel](https://mechant.example/y.png) [ici](https://mechant.example) [là](javascript:alert(1)) [fiche](/candidates/abc)',
    ].join('\n\n');
    const { container } = openConversation([makeMessage({ role: 'assistant', content })]);
    expect(await screen.findByRole('link', { name: 'fiche' })).toHaveAttribute('href', '/candidates/abc');
    const answer = screen.getByRole('article');
    expect(within(answer).getAllByRole('link')).toHaveLength(1);
    expect(container.querySelector('[role="log"] img')).toBeNull();
  });

  test('of two thousand messages the latest fifty come first, the others on demand', async () => {
    const messages = Array.from({ length: 2000 }, (_, rank) => makeMessage({ content: `Message ${rank + 1}` }));
    const { user } = openConversation(messages, { lastMessageAt: '2026-11-20T10:05:00.000Z' });
    await screen.findByText('Message 2000');
    expect(screen.getByText('Message 1951')).toBeVisible();
    expect(screen.queryByText('Message 1950')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Afficher les messages précédents' }));
    expect(await screen.findByText('Message 1901')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(100);
  });

  test('messages that do not load: another try', async () => {
    const { user, world } = openConversation([makeMessage()]);
    server.use(refuse(conversationEndpoints.messages, 'internal'));
    expect(await screen.findByText('Impossible de charger les messages. Veuillez réessayer.')).toBeVisible();
    serve(world);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(QUESTION)).toBeVisible();
  });
});

describe('the title', () => {
  const edit = async (view: ReturnType<typeof openConversation>) => {
    await view.user.click(await screen.findByRole('button', { name: 'Modifier le titre' }));
    return screen.getByRole('textbox', { name: 'Titre de la conversation' });
  };

  test('Enter saves it', async () => {
    const view = openConversation();
    const title = await edit(view);
    await view.user.clear(title);
    await view.user.type(title, 'Nouveau titre{Enter}');
    expect(await screen.findByText('Titre mis à jour')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nouveau titre' })).toBeVisible();
  });

  test('Escape leaves it as it was', async () => {
    const view = openConversation();
    await view.user.type(await edit(view), ' bis{Escape}');
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible();
    expect(view.world.conversations[0]!.title).toBe(TITLE);
  });

  test('a failed save keeps what was typed', async () => {
    const view = openConversation();
    const title = await edit(view);
    server.use(refuse(conversationEndpoints.rename, 'internal'));
    await view.user.type(title, ' bis{Enter}');
    expect(await screen.findByText('Impossible de mettre à jour le titre')).toBeVisible();
    expect(title).toHaveValue(`${TITLE} bis`);
  });
});

describe('summary and removal', () => {
  const spoken = { lastMessageAt: '2026-11-20T10:05:00.000Z' };

  test('the summary shows once it is made', async () => {
    const { user } = openConversation([makeMessage()], spoken);
    await user.click(await screen.findByRole('button', { name: 'Résumer' }));
    expect(await screen.findByText('Résumé généré')).toBeVisible();
    expect(await screen.findByText(`1 question sur « ${TITLE} ».`)).toBeVisible();
  });

  test('while it is made it says so', async () => {
    const { user } = openConversation([makeMessage()], spoken);
    server.use(hang(conversationEndpoints.summarise));
    await user.click(await screen.findByRole('button', { name: 'Résumer' }));
    expect(await screen.findByRole('button', { name: 'Résumé en cours...' })).toBeDisabled();
  });

  test('a summary that fails', async () => {
    const { user } = openConversation([makeMessage()], spoken);
    server.use(refuse(conversationEndpoints.summarise, 'internal'));
    await user.click(await screen.findByRole('button', { name: 'Résumer' }));
    expect(await screen.findByText('Impossible de générer le résumé')).toBeVisible();
  });

  test('a conversation is deleted once the person agrees', async () => {
    const { user, currentPath, world } = openConversation();
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await user.click(await screen.findByRole('button', { name: 'Supprimer la conversation' }));
    expect(world.conversations).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Supprimer la conversation' }));
    expect(await screen.findByText('Conversation supprimée')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe(LIST));
    expect(confirm).toHaveBeenCalledWith(`Êtes-vous sûr de vouloir supprimer la conversation «\u00A0${TITLE}\u00A0»\u00A0?`);
    expect(await screen.findByText('Aucune conversation')).toBeVisible();
  });

  test('a removal that fails leaves it open', async () => {
    const { user, currentPath, conversation } = openConversation();
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    await screen.findByRole('heading', { name: TITLE });
    server.use(refuse(conversationEndpoints.remove, 'internal'));
    await user.click(screen.getByRole('button', { name: 'Supprimer la conversation' }));
    expect(await screen.findByText('Impossible de supprimer la conversation')).toBeVisible();
    expect(currentPath()).toBe(`${LIST}/${conversation.id}`);
  });
});
