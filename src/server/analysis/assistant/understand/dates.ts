import { NUMBER, numberOf } from '../words.ts';
import type { Sentence } from './sentence.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ');

const civil = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
/** `2026-11-21`, as a calendar in France shows that moment. */
export const dayOf = (moment: Date): string => civil.format(moment);

const shifted = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const mondayOf = (day: string): string => shifted(day, -((new Date(day).getUTCDay() + 6) % 7));
const monthBefore = (day: string): string => shifted(`${day.slice(0, 7)}-01`, -1).slice(0, 7);
const french = (day: string): string => day.split('-').toReversed().join('/');

interface Span {
  /** Days, both included; '' where there is no limit. */
  from: string;
  to: string;
  label: string;
}

const SPANS: readonly [RegExp, (found: RegExpExecArray, today: string) => Span][] = [
  [
    /\bla semaine (?:derniere|passee|precedente)\b/u,
    (_, today) => ({ from: shifted(mondayOf(today), -7), to: shifted(mondayOf(today), -1), label: 'la semaine dernière' }),
  ],
  [/\b(?:cette|la) semaine(?:-ci)?\b|\bde la semaine\b/u, (_, today) => ({ from: mondayOf(today), to: today, label: 'cette semaine' })],
  [
    /\b(?:le )?mois (?:dernier|passe|precedent)\b/u,
    (_, today) => ({ from: `${monthBefore(today)}-01`, to: shifted(`${today.slice(0, 7)}-01`, -1), label: 'le mois dernier' }),
  ],
  [/\b(?:ce|du) mois(?:[- ]ci)?\b/u, (_, today) => ({ from: `${today.slice(0, 7)}-01`, to: today, label: 'ce mois-ci' })],
  [/\bcette annee\b/u, (_, today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today, label: 'cette année' })],
  [/\b(?:aujourd'hui|ce jour)\b/u, (_, today) => ({ from: today, to: today, label: 'aujourd’hui' })],
  [/\bdepuis hier\b/u, (_, today) => ({ from: shifted(today, -1), to: today, label: 'depuis hier' })],
  [/\bhier\b/u, (_, today) => ({ from: shifted(today, -1), to: shifted(today, -1), label: 'hier' })],
  [
    new RegExp(`\\b(depuis |le )?(${WEEKDAYS.join('|')})(?: dernier)?\\b`, 'u'),
    ([, since, name], today) => {
      const back = ((new Date(today).getUTCDay() - WEEKDAYS.indexOf(name!) + 6) % 7) + 1;
      const day = shifted(today, -(since?.startsWith('depuis') && back === 7 ? 0 : back));
      return since?.startsWith('depuis')
        ? { from: day, to: today, label: `depuis ${name}` }
        : { from: day, to: day, label: `${name} dernier` };
    },
  ],
  [
    new RegExp(
      `\\b(?:depuis|dans|sur|ces|les|des|il y a moins de|depuis moins de)\\s+(?:les |ces )?${NUMBER} (?:derniers? |dernieres? )?(jours?|semaines?|mois)\\b`,
      'u',
    ),
    ([, count, unit], today) => {
      const days = Math.round(numberOf(count!) * (unit!.startsWith('j') ? 1 : unit!.startsWith('s') ? 7 : 30.44));
      return { from: shifted(today, -days), to: today, label: `depuis le ${french(shifted(today, -days))}` };
    },
  ],
  [
    new RegExp(`\\b(depuis|avant|apres) (?:le )?(?:(\\d{1,2})(?:er)? )?(${MONTHS.join('|')})(?: (20\\d\\d))?\\b`, 'u'),
    ([, side, number, name, year], today) => {
      const month = String(MONTHS.indexOf(name!) + 1).padStart(2, '0');
      const rest = `${month}-${(number ?? '1').padStart(2, '0')}`;
      const own = year ?? (`${today.slice(0, 4)}-${rest}` > today ? String(Number(today.slice(0, 4)) - 1) : today.slice(0, 4));
      const day = `${own}-${rest}`;
      return side === 'avant'
        ? { from: '', to: shifted(day, -1), label: `avant le ${french(day)}` }
        : { from: day, to: today, label: `depuis le ${french(day)}` };
    },
  ],
];

/** What dates can be asked of here: when a record came. */
const CAME =
  /\b(?:ajout\w*|arriv\w*|recus?|recue?s?|depos\w*|import\w*|nouve\w+|entre(?:s|e|es)|cree?e?s?|inscri\w*|dernier\w*|derniere\w*|recent\w*|quoi de neuf|presentee?s?|placements?|cv|offres?|candidat\w*|profils?|analysee?s?|qui|combien)\b/u;
/** What dates tell otherwise: when somebody begins, or has begun. */
const STARTS =
  /\b(?:dispo\w*|libres?|commenc\w*|demarr\w*|debut\w*|prise de poste|preavis|en poste|travaill\w*|bosse\w*|habit\w*|meme (?:entreprise|boite|societe))\b/u;

/** « Cette semaine », « depuis lundi », « ce mois-ci »: when the record came. `today`: as `dayOf` writes it. */
export const readDates = (sentence: Sentence, today: string): void => {
  const { folded } = sentence;
  if (!CAME.test(folded) || STARTS.test(folded)) return;
  for (const [words, spanOf] of SPANS) {
    const found = words.exec(folded);
    const extent = found && sentence.extentOf(found.index, found.index + found[0].length);
    if (!extent) continue;
    const { from, to, label } = spanOf(found, today);
    return sentence.mention(extent, { kind: 'added', from, to, label });
  }
};
