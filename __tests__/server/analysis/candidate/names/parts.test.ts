import { splitName } from '#server/analysis/candidate/names/parts';

test.each([
  ['Jean DUPONT-MOREL', [], 'Jean', 'Dupont-Morel'],
  ['DUPONT Jean', [], 'Jean', 'Dupont'],
  ['DUPONT JEAN', [], 'Jean', 'Dupont'],
  ['Lestrade Jean Pierre', [], 'Jean Pierre', 'Lestrade'],
  ['Anne-Sophie de La Tour', [], 'Anne-Sophie', 'de La Tour'],
  ['Pieter van den Berg', [], 'Pieter', 'van den Berg'],
  ['Karim El Amrani', [], 'Karim', 'El Amrani'],
  ['Yannick Le Goff', [], 'Yannick', 'Le Goff'],
  ['Marie Claire Fontaine', [], 'Marie Claire', 'Fontaine'],
  ['María José García Luna', [], 'María José', 'García Luna'],
  ['Ji-woo Kim', ['jiwoo.kim@example.com'], 'Ji-woo', 'Kim'],
  ['Qwerto Zalblat', ['zalblat.qwerto@example.com'], 'Zalblat', 'Qwerto'],
  ['Matthieu Zalblat', ['zalblat.matthieu@example.com'], 'Matthieu', 'Zalblat'],
  ['Qwertine Thomas', [], 'Qwertine', 'Thomas'],
  ['ZALBLAT THOMAS', [], 'Thomas', 'Zalblat'],
  ['Zalblat Thomas', ['tzalblat@example.com'], 'Thomas', 'Zalblat'],
  ['Zalblat Qwertine', ['qzalblat@example.com'], 'Qwertine', 'Zalblat'],
  ['Zalblat Qwertine', ['qwertine.zalblat07@example.com'], 'Qwertine', 'Zalblat'],
  ['John F. Kennedy', [], 'John F.', 'Kennedy'],
  ['Jean D’ARTAGNAN', [], 'Jean', 'D’Artagnan'],
  ['Zalblatov Qwertin', [], 'Qwertin', 'Zalblatov'],
  ['Qwertine Holmgardsdottir', ['holmgardsdottir.qwertine@example.com'], 'Qwertine', 'Holmgardsdottir'],
  ['Qwertin V K', [], 'Qwertin', 'V K'],
  ['Qwertine Orsa Kim', ['orsa.kim@example.com'], 'Qwertine', 'Orsa Kim'],
  ['Qwertine Nora Lim', ['nora.lim@example.com'], 'Qwertine Nora', 'Lim'],
  ['Qwertine Zalblat', ['z.qwertine97@example.com'], 'Qwertine', 'Zalblat'],
])('%s', (written, emails, firstName, lastName) => {
  expect(splitName(written.split(' '), emails)).toEqual({ firstName, lastName });
});
