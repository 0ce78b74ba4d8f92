import { readCandidate } from '#server/analysis/readCandidate';
import { textDocument } from '../../support/textDocument.ts';

const addressIn = (text: string): string => readCandidate(textDocument(text), { country: 'FR', today: '2026-11-01' }).facts.emailAddress;

test('an agency’s address above the candidate’s is not the candidate’s', () => {
  expect(
    addressIn(`TARVEL INTÉRIM\nagence de Norvale – norvale@tarvel-interim.example

DOSSIER CANDIDAT

IDENTITÉ
Candidat : Louise ZALBLAT
Emploi recherché : soudeuse
Joignable au : 06 12 34 56 78 – l.zalblat@example.com`),
  ).toBe('l.zalblat@example.com');
});

test('an address that says nothing of the name stays where no other does', () => {
  expect(addressIn('Louise Zalblat\nSoudeuse\nmoulin87@example.com\n\nRéalisations\nwww.orvane.example, bureau@orvane.example')).toBe(
    'moulin87@example.com',
  );
});
