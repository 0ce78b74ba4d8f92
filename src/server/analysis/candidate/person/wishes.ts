import type { AvailabilityStatus, Currency, EmploymentType, RemotePreference } from '#contract/candidates';
import type { Found, Span } from '../../text/span.ts';

type Rule<T> = readonly [RegExp, T];

const first = <T>(folded: string, rules: readonly Rule<T>[]): Found<T> | null => {
  for (const [pattern, value] of rules) {
    const match = pattern.exec(folded);
    if (match) return { value, span: { start: match.index, end: match.index + match[0].length } };
  }
  return null;
};

const AVAILABILITY: readonly Rule<AvailabilityStatus>[] = [
  [/(?<!\p{L})(?:non disponible|pas disponible|indisponible|not available|not looking|unavailable)(?!\p{L})/u, 'not_available'],
  [
    /(?<!\p{L})(?:disponible|disponibilite\s?:?)\s(?:immediatement|immediate|de suite|tout de suite|des maintenant|sous|a partir|en|des|pour)(?!\p{L})/u,
    'available',
  ],
  [
    /(?<!\p{L})(?:available (?:immediately|now|from|to start|within)|availability\s?:?\s?(?:immediate|immediately|now)|immediately available|immediate(?:ly)? joiner|immediate availability)(?!\p{L})/u,
    'available',
  ],
  [/(?<!\p{L})disponibilite\s?:?\s?\n?\s?immediate(?!\p{L})/u, 'available'],
  [
    /(?<!\p{L})(?:a l'ecoute(?: du marche| d'opportunites| de nouvelles opportunites)?|ouverte? aux opportunites|open to (?:new )?(?:opportunities|work|offers)|en veille active|en veille|seeking new opportunities)(?!\p{L})/u,
    'open_to_opportunities',
  ],
  [
    /(?<!\p{L})(?:en recherche (?:active|d'emploi|d'un emploi)|en recherche d'un poste|a la recherche d'un (?:poste|emploi|cdi|nouveau poste)|actively looking|recherche active)(?!\p{L})/u,
    'available',
  ],
];

export const findAvailability = (folded: string): Found<AvailabilityStatus> | null => first(folded, AVAILABILITY);

const REMOTE: readonly Rule<RemotePreference>[] = [
  [
    /(?<!\p{L})(?:teletravail (?:partiel|hybride|\d jours?|possible|souhaite \d)|(?:\d|deux|trois|quelques) jours? de teletravail|mode hybride|travail hybride|hybrid (?:work|working|remote|position|role)|remote partiel|teletravail\s?:\s?(?:partiel|hybride|\d)|hybride(?= ?(?:souhaite|possible|\()))/u,
    'hybrid',
  ],
  [
    /(?<!\p{L})(?:full[ -]?remote|100 ?% (?:remote|teletravail)|teletravail (?:complet|total|a 100|100|integral)|fully remote|remote only|remote work preferred|open to remote|prefer(?:s|red)? remote|teletravail souhaite|souhaite (?:du |le |un )?teletravail|remote preference)/u,
    'remote',
  ],
  [
    /(?<!\p{L})(?:presentiel (?:uniquement|souhaite|prefere)|sur site uniquement|100 ?% presentiel|on[- ]?site only|prefers? on[- ]?site|preference\s?:?\s?(?:presentiel|sur site))/u,
    'onsite',
  ],
];

export const findRemote = (folded: string): Found<RemotePreference> | null => first(folded, REMOTE);

const EMPLOYMENT: readonly Rule<EmploymentType>[] = [
  [
    /(?<!\p{L})(?:(?:recherche|cherche|souhaite|disponible)[^.\n]{0,50}(?:temps partiel|mi-temps)|(?:seeking|looking for)[^.\n]{0,40}part[- ]time|(?:contrat|type de contrat|contract)\s?:\s?(?:temps partiel|part[- ]time))(?!\p{L})/u,
    'part_time',
  ],
  [
    /(?<!\p{L})(?:(?:recherche|cherche|souhaite|disponible)[^.\n]{0,50}(?:freelance|independant)|(?:seeking|looking for|available for)[^.\n]{0,40}freelance|(?:contrat|statut|type de contrat|contract)\s?:\s?freelance|consultante? freelance|developpeu(?:r|se) freelance|freelance (?:developer|consultant|designer))(?!\p{L})/u,
    'freelance',
  ],
  [
    /(?<!\p{L})(?:(?:recherche|cherche|souhaite)[^.\n]{0,50}(?:cdd|interim|mission)|(?:seeking|looking for)[^.\n]{0,40}(?:contract|fixed[- ]term)|(?:contrat|type de contrat)\s?(?:souhaite|recherche)?\s?:\s?(?:cdd|interim))(?!\p{L})/u,
    'contract',
  ],
  [
    /(?<!\p{L})(?:(?:recherche|cherche|souhaite)[^.\n]{0,50}(?:cdi|temps plein|poste fixe)|(?:seeking|looking for)[^.\n]{0,40}(?:full[- ]time|permanent)|(?:contrat|type de contrat|contract)\s?(?:souhaite|recherche)?\s?:\s?(?:cdi|temps plein|full[- ]time|permanent))(?!\p{L})/u,
    'full_time',
  ],
];

export const findEmploymentType = (folded: string): Found<EmploymentType> | null => first(folded, EMPLOYMENT);

const MOBILITY: readonly Rule<boolean>[] = [
  [/(?<!\p{L})(?:pas de mobilite|non mobile|not willing to relocate|no relocation|mobilite\s?:\s?(?:non|aucune))(?!\p{L})/u, false],
  [
    /(?<!\p{L})(?:mobilite (?:nationale|internationale|geographique|france|europe|geographique nationale)|mobile (?:sur toute la france|en france|france entiere|geographiquement|a l'international|partout|toute france|nationalement)|mobilite\s?:?\s?\n?\s?(?:france|nationale|internationale|europe|monde|toute|oui|totale|ile-de-france|idf|region)|willing to relocate|open to relocation|ready to relocate|able to relocate|relocation\s?:\s?yes|prete? a (?:demenager|me deplacer|etre mobile))/u,
    true,
  ],
];

export const findMobility = (folded: string): Found<boolean> | null => first(folded, MOBILITY);

const UNITS: readonly [RegExp, number][] = [
  [/^(?:jour|day)/u, 1 / 7],
  [/^(?:semaine|week)/u, 1],
  [/^(?:mois|month)/u, 52 / 12],
];
const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const ENGLISH_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const NOTICE =
  /(?<!\p{L})(?:preavis|notice(?: period)?)\s?(?:de|:|of|-)?\s?\n?\s?(?:de\s)?(\d{1,2}|une?|deux|trois|quatre|six|one|two|three|four|six)[\s-]?(jours?|semaines?|mois|days?|weeks?|months?)|(?<!\p{L})(\d{1,2}|une?|deux|trois|one|two|three)[\s-]?(jours?|semaines?|mois|days?|weeks?|months?)[' ]{0,2}(?:de |of )?(?:preavis|notice)/u;
const NO_NOTICE = /(?<!\p{L})(?:sans preavis|no notice(?: period)?|aucun preavis)(?!\p{L})/u;

const numberOf = (written: string): number => {
  if (/^\d/.test(written)) return Number(written);
  const index = Math.max(NUMBERS.indexOf(written.replace(/^une$/, 'un')), ENGLISH_NUMBERS.indexOf(written));
  return index + 1;
};

/** Notice period in whole weeks. */
export const findNotice = (folded: string): Found<number> | null => {
  const match = NOTICE.exec(folded);
  if (match) {
    const unit = (match[2] ?? match[4])!;
    const weeks = (UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1) * numberOf((match[1] ?? match[3])!);
    return { value: Math.round(weeks), span: { start: match.index, end: match.index + match[0].length } };
  }
  return first(folded, [[NO_NOTICE, 0]]);
};

export interface SalaryWish {
  min: number | null;
  max: number | null;
  currency: Currency | null;
}

const WISH =
  /(?<!\p{L})(?:pretentions?(?: salariales?)?|salaire (?:souhaite|attendu|vise|demande|espere|annuel souhaite)|remuneration (?:souhaitee|attendue|visee|annuelle souhaitee)|remuneration|salaire|fourchette salariale|package|salary expectations?|expected (?:salary|ctc|compensation)|desired (?:salary|compensation)|salary requirements?|salary|ctc expected)\s?(?:brute?|annuelle?|gross)?\s?[:=-]?\s?(?:de|is|entre|between|from|autour de|around|environ)?\s*/gu;
const AMOUNT =
  /(?:([€$£]|eur|chf|usd|gbp)\s?)?(\d{2,3}(?:[ .,]\d{3})|\d{4,6}|\d{2,3})\s?(k)?\s?(€|euros?|eur|\$|usd|£|gbp|chf|francs suisses)?(?!\d)/gu;
const CURRENCY: readonly [RegExp, Currency][] = [
  [/€|eur/u, 'EUR'],
  [/\$|usd/u, 'USD'],
  [/£|gbp/u, 'GBP'],
  [/chf|francs? suisses?/u, 'CHF'],
];

/** Salary wished for, in thousands a year; monthly and daily amounts are left alone. */
export const findSalary = (folded: string): Found<SalaryWish> | null => {
  for (const label of folded.matchAll(WISH)) {
    const from = label.index + label[0].length;
    const tail = folded.slice(from, from + 70).split(/\n\n|(?<!\d)\.\s/)[0]!;
    if (/(?:par|\/|per)\s?(?:mois|jour|month|day|heure|hour|j\b)|mensuel|tjm|journalier/u.test(tail)) continue;
    const amounts = [...tail.matchAll(AMOUNT)].filter((match) => match.index < 36);
    const read = amounts.map((match) => {
      const digits = Number(match[2]!.replaceAll(/[ .,]/g, ''));
      return { thousands: digits >= 1000 ? digits / 1000 : digits, k: match[3] === 'k', end: match.index + match[0].length };
    });
    const last = read.slice(0, 2).at(-1);
    if (!last || read[0]!.thousands < 10 || read[0]!.thousands > 900) continue;
    const span: Span = { start: label.index, end: from + last.end };
    const written = folded.slice(span.start, span.end + 12);
    if (!/k|€|eur|\$|usd|£|gbp|chf|\d{4}|\d [\d]{3}/u.test(folded.slice(from, span.end + 8))) continue;
    const currency = CURRENCY.find(([pattern]) => pattern.test(written.slice(label[0].length)))?.[1] ?? null;
    const second = read[1] && read[1].thousands >= read[0]!.thousands ? read[1].thousands : null;
    return { value: { min: read[0]!.thousands, max: second, currency }, span };
  }
  return null;
};
