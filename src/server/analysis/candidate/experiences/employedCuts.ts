import { EMPLOYER_OPENINGS, LEGAL_FORMS, ORGANISATION_WORDS } from '../../lexicon/organisations.ts';
import { fold } from '../../text/fold.ts';
import { companyScore, titleScore } from '../../text/workWords.ts';
import { findPlaceNames, isOnlyPlace } from '../../text/places.ts';

const EMPLOYED =
  /\s(?:chez|at(?! (?:work|school|home|college|uni(?:versity)?)(?:$|[),;/]))|au sein (?:de la|du|de|des)|(?:pour le|au) compte (?:de la|du|de|des)|(?:pour|dans) (?:la soci[ée]t[ée]|l['’]entreprise)|(?:(?:work|working) )?for the (?:company|firm))\s|\sw\/\s?|\sau sein d(?:e l)?['’]|\s@\s?|@\s/giu;

/** « à l’ESIS », « au CHU Nord »: a name behind a preposition that towns and tasks have too. */
const PLACED = /\s(?:à la|aux?|à l['’]|dans (?:la|le|les|l['’]))\s?(?=\p{Lu})|\s(?:à|au|chez|dans|at|in)\s?(?=\p{Lo})/u;
/** « STAGE A LA PHARMACIE ORME »: the same in capitals, which are written without accents. */
const PLACED_CAPITALS = /\s(?:[AÀ] LA|AUX?|[AÀ] L['’])\s?(?=\p{Lu})/u;

/** « à l’université Alpha », « dans une école Alpha »: behind it a kind of organisation, then a name. */
const KIND_PLACED =
  /\s(?:à la|au|à|à l['’]|dans (?:la|les?|l['’]|une?)|aux|auprès (?:de la|d[eu]s?|de l['’]))\s?(?=\p{L}{4,}\s(?:(?:d['’])?\p{Ll}[\p{L}'’]*\s){0,3}(?:de la |de l['’]|de |du |des |d['’]|la |le |les |l['’])?\p{Lu})/gu;

/** « CDD à la Maison Orme »: a contract where the post would stand. */
const CONTRACT_ALONE = /^\s*(?:CD[DI]|int[ée]rim|vacations?|remplacements?)(?: de (?:nuit|jour))?$/iu;

/** The same at the start of a piece: « au Collège Saint-Elme », « à la mairie d’Oiron ». */
const OPENING = /^\s*(?:(?:[àÀ] la|[aA]u|[dD]ans l[ae])\s|(?:[àÀ]|[dD]ans) l['’]\s?)(\p{L}.*)$/u;

/** « Ashby University at Tirley »: the town of an organisation that has others. */
const OF_TOWN = /\p{L}\sat\s\p{Lu}[^|,;]*(?:,\s\p{Lu}[^|,;]*){0,2}$/u;

/** « SARL Chez Orme », « Crêperie Chez Orme »: a name that begins with « Chez ». */
const isNamedChez = (before: string, mark: string): boolean => {
  const kind = fold(before.trim().split(/\s/u).at(-1)!);
  return mark.includes('Chez') && (LEGAL_FORMS.has(kind) || ORGANISATION_WORDS.has(kind) || EMPLOYER_OPENINGS.has(kind));
};

const isOrganisation = (text: string): boolean => titleScore(fold(text)) === 0 && companyScore(text, fold(text)) >= 2.5;

/** « Agente pour la Mairie d’Oiron »: for whom, where a word tells an employer; most often it is for what (« pour le Web »). */
const SERVED = /\spour (?:la|les?|l['’])\s?(?=\p{Lu})/u;
const servedIn = (text: string): RegExpExecArray | null => {
  const served = SERVED.exec(text);
  return served && isOrganisation(text.slice(served.index + served[0].length).split(/,|\sà\s|\s[–-]\s/u)[0]!) ? served : null;
};

/** No « responsible for the department at Tirley »: names have no long words in small letters, but for what joins them. */
const isNamedOrganisation = (text: string): boolean => isOrganisation(text) && !/(?<![\p{L}’'])\p{Ll}{4,}/u.test(text);

/** « The Lamp at Tirley »: a name that its article opens. */
const isArticled = (text: string): boolean => /^\s*The \p{Lu}/u.test(text) && titleScore(fold(text)) === 0;

/** « University of Orvane at Tirley »: whether what « at » parts is the name of one organisation. */
const isOneName = (before: string, mark: string, after: string): boolean => {
  const [town = ''] = after.split(/[,|]/u);
  const owner = before.split(', ').at(-1)!;
  return (
    /^\sat\s$/iu.test(mark) &&
    /(?<!\p{L})(?:universit|college|school)/iu.test(owner) &&
    isOrganisation(owner) &&
    /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}\s*$/u.test(town) &&
    !isOrganisation(town)
  );
};

/** Text cut where an employer is announced, but not inside the name of one. */
const cutAtEmployers = (text: string): string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(EMPLOYED)) {
    const before = text.slice(from, index);
    if (isNamedChez(before, mark) || isOneName(before, mark, text.slice(index + mark.length))) continue;
    pieces.push(before);
    // « at the School of Orvane »
    from = index + mark.length + (/^the\s(?=\p{Lu})/u.exec(text.slice(index + mark.length))?.[0].length ?? 0);
  }
  return [...pieces, text.slice(from)];
};

/** "Pianist of the Orvane Orchestra “Blue Lamp” Tirley": a group of artists, its name in quotes, then its town. */
const OF_GROUP =
  /^([^,;|]{4,60}?)\s(?:of|for|with)\s(?:the\s)?((?:\p{Lu}[\p{L}'’-]*\s){0,3}(?:Orchestra|Choir|Chorus|Ensemble|Band|Quartet|Trio|Group|Company|Troupe)\s[“"«][^“"«»”]{2,50}[”"»])(?:[\s,][^.;]{0,40})?\.?\s*$/u;

/** Text cut where an employer is announced. */
export const splitEmployed = (text: string): string[] => {
  const [, artist = '', group = ''] = OF_GROUP.exec(text) ?? [];
  if (group !== '' && titleScore(fold(artist)) > 0) return [artist, group];
  const cut = cutAtEmployers(text);
  const pieces = cut.length === 2 && OF_TOWN.test(text) && (isNamedOrganisation(cut[0]!) || isArticled(cut[0]!)) ? [text] : cut;
  const opening = pieces.length === 1 ? OPENING.exec(text) : null;
  if (opening && /\p{Lu}/u.test(opening[1]!) && companyScore(opening[1]!, fold(opening[1]!)) >= 2) return ['', opening[1]!];
  const ofKind = [...text.matchAll(KIND_PLACED)].find(({ index, 0: mark }) => {
    const name = text.slice(index + mark.length).split(',')[0]!;
    return companyScore(name, fold(name)) >= 2;
  });
  const capitals = /\p{Ll}/u.test(text) ? null : PLACED_CAPITALS.exec(text);
  const placed = pieces.length === 1 ? (servedIn(text) ?? PLACED.exec(text) ?? ofKind ?? capitals) : null;
  const [before, after] = placed ? [text.slice(0, placed.index), text.slice(placed.index + placed[0].length)] : ['', ''];
  const worth = titleScore(fold(before));
  if (placed === capitals && !isOrganisation(after)) return pieces;
  const posted = worth >= 2 || CONTRACT_ALONE.test(before) || (worth > 0 && isOrganisation(after));
  return posted && titleScore(fold(after)) < 3 ? [before, after] : pieces;
};

/** « Alpha (Abingdon, Royaume-Uni) »: a place, its country named last. */
const PLACE_BEHIND = /\s\(([^()]+)\)\.?\s*$/u;

/** « University of California », « Université du Québec »: one campus of several follows. Folded. */
const OF_REGION = /^(?:the )?(?:university of|universite (?:de|du|de la)) (.+)$/u;
export const hasCampuses = (text: string): boolean => {
  const folded = fold(text);
  const [, name = ''] = OF_REGION.exec(folded) ?? [];
  return (
    folded.startsWith('universite du ') ||
    findPlaceNames(name).some(({ value, start, end }) => value === 'region' && start === 0 && end === name.length)
  );
};

/** « chez Alpha à Lyon. », « Alpha (projet de formation des agents) »: the town behind the employer, what is told of it. */
export const withoutTown = (text: string): string => {
  const inner = PLACE_BEHIND.exec(text)?.[1]?.split(',') ?? [];
  return text
    .replace(inner.some((piece) => isOnlyPlace(piece.trim(), fold(piece.trim()))) ? PLACE_BEHIND : /\s\(\p{Ll}[^()]{11,}\)\.?\s*$/u, '')
    .replace(
      hasCampuses(
        text
          .split(/\s(?:à|in)\s/u)[0]!
          .split(', ')
          .at(-1)!,
      )
        ? /(?!)/u
        : /\s(?:à|in)\s\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*(?:\s\([^()]*\)|\s(?:les?|du|tous|every|each|on)\s\p{Ll}[^,;]*)?(?:\.?\s*$|(?=,\s\p{Ll}))/u,
      '',
    );
};
