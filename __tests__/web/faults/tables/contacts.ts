// oxlint-disable jest/no-standalone-expect -- checkTable calls these from its tests
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { contactEndpoints } from '#contract/contacts';
import { endpointUrl } from '#contract/endpoint';
import { server } from '../../../../__mocks__/api/server.ts';
import { Contact } from '../../../../src/web/public-site/landing/Contact.tsx';
import { listenToContactForm } from '../../../../src/web/public-site/script/contact.ts';
import { fill } from '../../../support/forms.ts';
import { isEmpty } from '../faults.ts';
import { press } from '../gestures.ts';
import { table } from '../table.ts';

const MESSAGE = 'Bonjour à toute l’équipe';

export const contacts = table(contactEndpoints, {
  create: {
    kind: 'unseen',
    why: 'the form stands on a public page, a document without the application: it always confirms, and keeps the message (decisions §4)',
    check: async (fault) => {
      localStorage.clear();
      document.body.innerHTML = renderToStaticMarkup(createElement(Contact));
      document.body.dataset.contacts = endpointUrl(contactEndpoints.create);
      listenToContactForm();
      server.use(fault.answer(contactEndpoints.create));
      const user = userEvent.setup();
      await fill(user, { Prénom: 'Inès', Nom: 'Lefèvre', Email: 'ines@example.fr', Entreprise: 'Atelier', Message: MESSAGE });
      await press('Envoyer le message')({ user });
      await waitFor(() => expect(screen.getByText('Message envoyé !')).toBeVisible());
      // Nothing is read of a success.
      const isLost = !isEmpty(fault);
      expect(screen.getByText(/La connexion a manqué/).hidden).toBe(!isLost);
      expect(localStorage.getItem('contactOutbox')?.includes(MESSAGE) ?? false).toBe(isLost);
    },
  },
});
