import { http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { createElement } from 'react';
import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { server } from '../../../__mocks__/api/server.ts';
import { CookiesPage } from '../../../src/web/public-site/pages/CookiesPage.tsx';
import { Contact } from '../../../src/web/public-site/landing/Contact.tsx';
import { listenToContactForm } from '../../../src/web/public-site/script/contact.ts';
import { listenToCookieButtons } from '../../../src/web/public-site/script/cookieButtons.ts';
import { sendWaiting } from '../../../src/web/public-site/script/outbox.ts';
import { LandingPage } from '../../../src/web/public-site/landing/LandingPage.tsx';
import { layOutLowerSections } from '../../../src/web/public-site/script/lowerSections.ts';
import { followAddress } from '../../../src/web/public-site/script/authLinks.ts';

const URL_OF_CONTACTS = '/api/v1/contacts';
const user = userEvent.setup();

const show = (page: Parameters<typeof createElement>[0]) => {
  document.body.innerHTML = renderToStaticMarkup(createElement(page));
  document.body.dataset.contacts = URL_OF_CONTACTS;
};

/** The calls received; each is answered with the status. */
const receive = (status: number) => {
  const calls: { body: unknown; authorization: string | null }[] = [];
  server.use(
    http.post(`*${URL_OF_CONTACTS}`, async ({ request }) => {
      calls.push({ body: await request.json(), authorization: request.headers.get('authorization') });
      return status === 0 ? HttpResponse.error() : new HttpResponse('{}', { status });
    }),
  );
  return calls;
};

const typed = { Prénom: ' Inès', Nom: 'Lefèvre', Email: 'Ines@Exemple.fr', Entreprise: 'Atelier', Message: 'Bonjour à toute l’équipe' };
const sent = {
  firstName: 'Inès',
  lastName: 'Lefèvre',
  email: 'ines@exemple.fr',
  phone: '0000000000',
  companyName: 'Atelier',
  message: 'Bonjour à toute l’équipe',
};

const fill = async (values: Record<string, string> = typed) => {
  for (const [label, text] of Object.entries(values)) await user.type(screen.getByLabelText(label), text);
};
const send = () => user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
const outbox = () => JSON.parse(localStorage.getItem('contactOutbox') ?? '[]') as unknown[];

describe('the contact form', () => {
  beforeEach(() => {
    show(Contact);
    listenToContactForm();
  });

  test('says each sentence under its field, and sends nothing', async () => {
    const calls = receive(201);
    await send();
    await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveAccessibleDescription('Le prénom est requis'));
    expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('Le nom est requis');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email invalide');
    expect(screen.getByLabelText('Entreprise')).toHaveAccessibleDescription("L'entreprise est requise");
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Le message doit contenir au moins 10 caractères');
    expect(screen.getByLabelText('Téléphone')).toBeValid();
    expect(screen.getByLabelText('Prénom')).toHaveFocus();
    expect(calls).toEqual([]);

    await user.type(screen.getByLabelText('Prénom'), 'Inès');
    expect(screen.getByLabelText('Prénom')).toBeValid();
    expect(screen.getByLabelText('Nom')).toBeInvalid();
  });

  test('sends the message with the placeholder of an empty phone, confirms, and comes back empty', async () => {
    const calls = receive(201);
    localStorage.setItem('accessToken', 'access-1');
    await fill();
    await send();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Message envoyé !' })).toHaveFocus());
    expect(calls).toEqual([{ body: sent, authorization: 'Bearer access-1' }]);
    expect(screen.queryByText(/La connexion a manqué/)).not.toBeVisible();
    expect(outbox()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Envoyer un autre message' }));
    expect(screen.getByLabelText('Prénom')).toHaveFocus();
    for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  test('says that it is sending, its fields out of reach', async () => {
    let answer = () => {};
    server.use(
      http.post(`*${URL_OF_CONTACTS}`, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return new HttpResponse('{}', { status: 201 });
      }),
    );
    await fill();
    await send();
    expect(await screen.findByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    expect(screen.getByLabelText('Message')).toBeDisabled();
    await waitFor(() => answer());
    expect(await screen.findByRole('heading', { name: 'Message envoyé !' })).toBeVisible();
  });

  test.each([0, 429, 500, 422])('confirms when the call fails (%i), keeps the message and tells another way', async (status) => {
    receive(status);
    await fill({ ...typed, Téléphone: '06 39 98 00 12' });
    await send();
    expect(await screen.findByRole('heading', { name: 'Message envoyé !' })).toBeVisible();
    expect(screen.getByText(/La connexion a manqué/)).toBeVisible();
    expect(outbox()).toEqual([{ ...sent, phone: '06 39 98 00 12' }]);
  });
});

describe('a message that waits', () => {
  const wait = (...messages: unknown[]) => localStorage.setItem('contactOutbox', JSON.stringify(messages));
  beforeEach(() => show(CookiesPage));

  test('leaves on the next visit of any page', async () => {
    wait(sent, { ...sent, firstName: 'Zoé' });
    const calls = receive(201);
    await sendWaiting();
    expect(calls.map(({ body }) => body)).toEqual([sent, { ...sent, firstName: 'Zoé' }]);
    expect(outbox()).toEqual([]);
  });

  test.each([0, 429, 503])('goes on waiting while the server cannot take it (%i)', async (status) => {
    wait(sent);
    receive(status);
    await sendWaiting();
    expect(outbox()).toEqual([sent]);
  });

  test('waits no more once the server has refused it', async () => {
    wait(sent);
    receive(422);
    await sendWaiting();
    expect(outbox()).toEqual([]);
  });

  test.each(['{', '12', 'null'])('that is none (%s) is left alone', async (text) => {
    localStorage.setItem('contactOutbox', text);
    const calls = receive(201);
    await sendWaiting();
    expect(calls).toEqual([]);
  });
});

describe('the cookies page', () => {
  test('says that preferences are still to be implemented, and deletes every cookie', async () => {
    show(CookiesPage);
    listenToCookieButtons();
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
    document.cookie = 'a=1;path=/';
    document.cookie = 'b=2;path=/;max-age=3600';
    await user.click(screen.getByRole('button', { name: 'Gérer mes préférences' }));
    expect(alert).toHaveBeenLastCalledWith('La gestion des préférences reste à implémenter.');
    expect(document.cookie).toContain('a=1');
    await user.click(screen.getByRole('button', { name: 'Supprimer tous les cookies' }));
    expect(alert).toHaveBeenLastCalledWith('Tous les cookies ont été supprimés');
    expect(document.cookie).toBe('');
    alert.mockRestore();
  });
});

test('links to the authentication site follow the address, anchors included', async () => {
  document.body.innerHTML = '<a data-auth href="/register?redirectTo=x&demo=true">a</a>';
  followAddress();
  location.hash = '#pricing';
  const expected = `/register?redirectTo=${encodeURIComponent(`${location.origin}/#pricing`)}&demo=true`;
  await waitFor(() => expect(document.querySelector('a')!.getAttribute('href')).toBe(location.origin + expected));
});

test('the sections below the first screen are laid out after the page has loaded, and scrolling is smooth when all are', async () => {
  show(LandingPage);
  delete document.documentElement.dataset.laidOut;
  const lower = [...document.querySelectorAll<HTMLElement>('.hero ~ section')];
  const laidOut = () => lower.filter(({ dataset }) => 'laidOut' in dataset).length;
  layOutLowerSections();
  expect([laidOut(), 'laidOut' in document.documentElement.dataset]).toEqual([0, false]);
  globalThis.dispatchEvent(new Event('load'));
  await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('laidOut'));
  expect([laidOut(), lower.map(({ id }) => id).filter(Boolean)]).toEqual([6, ['fonctionnalites', 'ia', 'clients', 'pricing', 'contact']]);
});
