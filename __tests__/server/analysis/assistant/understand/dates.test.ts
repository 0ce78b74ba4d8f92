import { readDates } from '#server/analysis/assistant/understand/dates';
import { Sentence } from '#server/analysis/assistant/understand/sentence';

/** A Saturday. */
const TODAY = '2026-11-21';
const spanIn = (question: string) => {
  const sentence = new Sentence(question);
  readDates(sentence, TODAY);
  const [atom] = sentence.mentions.map((mention) => mention.atom);
  return atom?.kind === 'added' ? [atom.from, atom.to] : null;
};

test.each([
  ['candidats ajoutés cette semaine', ['2026-11-16', '2026-11-21']],
  ['cv reçus la semaine dernière', ['2026-11-09', '2026-11-15']],
  ['cv reçus depuis lundi', ['2026-11-16', '2026-11-21']],
  ['candidats ajoutés samedi', ['2026-11-14', '2026-11-14']],
  ['candidats ajoutés depuis samedi', ['2026-11-21', '2026-11-21']],
  ['quoi de neuf ce mois-ci', ['2026-11-01', '2026-11-21']],
  ['offres du mois dernier', ['2026-10-01', '2026-10-31']],
  ['les candidats arrivés hier', ['2026-11-20', '2026-11-20']],
  ['profils des 7 derniers jours', ['2026-11-14', '2026-11-21']],
  ['profils reçus ces 7 derniers jours', ['2026-11-14', '2026-11-21']],
  ['cv reçus depuis le 3 décembre', ['2025-12-03', '2026-11-21']],
  ['cv reçus avant le 1er mars 2026', ['', '2026-02-28']],
  ['qui est disponible cette semaine', null],
  ['qui peut commencer lundi', null],
])('« %s » : %j', (question, expected) => {
  expect(spanIn(question)).toEqual(expected);
});
