import { fold } from '../../text/fold.ts';
import { findPlaceNames } from '../../text/places.ts';
import { isAccount, isDeed, isProject, isTask, isTopic } from './deeds.ts';
import type { Habits } from './habits.ts';
import { LEFT_WEIGHTS, PAIR_WEIGHTS, STRETCH_WEIGHTS } from './headWeights.ts';
import { CAMEL_CASE, countWords, isNameLike, mayName } from './nameLike.ts';
import { isBranch, isGroup, isPart } from './parts.ts';
import { FIRM, type Segment } from './segment.ts';
import { isPersonLike, isTitledPerson } from '../persons.ts';
import { skillIdsOf } from '../skills/skills.ts';
import { isDepartment, isFact, isOnOnesOwn, isSetAs, type Stretch } from './stretches.ts';
import { isCourseTaught } from './taughtCourses.ts';

type Evidence = keyof typeof STRETCH_WEIGHTS;

/** Words that a title or the name of an employer has at most; more are prose. */
const MAX_WORDS = 9;
/** Words that the name of a town has at most. */
const TOWN_WORDS = 3;

/** « Artisan à mon compte », « Infirmière libérale », « Assistante maternelle agréée »: nobody employs them, what follows is their town. Folded. */
const OWN_ACCOUNT = /(?:a (?:mon|son) compte|(?<!\p{L})liberale?|assistante? maternelle?(?: agreee?)?(?: a domicile)?)$/u;

const isTitle = ({ title, company }: Segment): boolean => title >= 3 && title > company;

/** The piece before a stretch on its row. */
const beforeOf = (facts: readonly Segment[], { from }: Stretch): Segment | undefined => {
  const before = facts[from - 1];
  return before?.row === facts[from]!.row ? before : undefined;
};

/** The piece behind a stretch on its row. */
const afterOf = (facts: readonly Segment[], { from, to }: Stretch): Segment | undefined => {
  const after = facts[to];
  return after?.row === facts[from]!.row ? after : undefined;
};

const isMarked = ({ behindComma, dashed, stroked }: Segment): boolean => behindComma === true || dashed === true || stroked === true;

/** What `companyScore` takes off a long text: above it some word says employer. */
const MANY = -2;

/** What a kind of contract says: no title where two others may be title and employer. */
const contractEvidence = (facts: readonly Segment[], { contract, title }: Segment): Evidence[] => {
  if (!contract) return [];
  if (title >= 3) return ['contract that is a title'];
  return [facts.filter(mayName).length > 1 ? 'contract beside names' : 'contract'];
};

/** What the words of a stretch say. */
const wordEvidence = (own: readonly Segment[]): Evidence[] => {
  const [title, company] = [Math.max(...own.map((one) => one.title)), Math.max(...own.map((one) => one.company))];
  const evidence: Evidence[] = [];
  if (title >= 9) evidence.push('labelled title');
  else if (title >= 3) evidence.push(company >= 2.5 ? 'title and employer words' : 'title word');
  else if (title >= 1) evidence.push('weak title word');
  if (title >= 4 && title < 9) evidence.push('ranked title');
  if (company >= 9) evidence.push('labelled employer');
  else if (company >= 6) evidence.push('announced employer');
  else if (company >= 4 && !(title >= 3 && own.some(({ text }) => skillIdsOf(text).length > 0))) evidence.push('known employer');
  else if ((company >= 2.5 || (company < 0 && company > MANY)) && title < 3) evidence.push('employer word');
  if (company < 0) evidence.push('many words');
  if (own.some((one) => one.place)) evidence.push('place');
  return evidence;
};

/** How a stretch is written and set. */
const formEvidence = (first: Segment, { text }: Stretch, isTitled: boolean, habits: Habits): Evidence[] => {
  const evidence: Evidence[] = [];
  if (isSetAs(first, habits.titleLooks)) evidence.push('look of titles');
  if (isSetAs(first, habits.companyLooks)) evidence.push('look of employers');
  if (isSetAs(first, habits.placeLooks)) evidence.push('look of places');
  if (!isTitled && /^(?:(?:The|La|Le|Les) |L['’])\p{Lu}/u.test(text)) evidence.push('name behind its article');
  if (countWords(text) > MAX_WORDS) evidence.push('prose');
  if (/^\p{Ll}/u.test(text) && !CAMEL_CASE.test(text)) evidence.push('lower case');
  else if (!isTitled && isNameLike(text)) evidence.push('name');
  if (text.lastIndexOf(')') >= 0 && !text.includes('(')) evidence.push('half a bracket');
  return evidence;
};

/** What stands around a stretch. */
const placeEvidence = (facts: readonly Segment[], stretch: Stretch, habits: Habits): Evidence[] => {
  const [first, before, after] = [facts[stretch.from]!, beforeOf(facts, stretch), afterOf(facts, stretch)];
  const own = countWords(stretch.text);
  const evidence: Evidence[] = [];
  if (stretch.from === 0) evidence.push('first');
  if (first.slot !== undefined && habits.placeSlots.has(first.slot)) evidence.push('cell of places');
  if (first.underDate) evidence.push('under the date');
  if (first.row === habits.titleRow) evidence.push('row of titles');
  if (after && isDepartment(after.text) && own <= TOWN_WORDS && first.company < 2.5) evidence.push('before a department');
  const opens = stretch.from > 0 && (!before || isMarked(first) || first.slot !== undefined);
  if (opens && first.company < 2.5 && after?.place && isMarked(after)) evidence.push('behind a mark, before a place');
  if (before && isTitle(before) && first.behindComma) evidence.push('comma behind title');
  const second = before !== undefined && mayName(before) && first.behindComma === true && mayName(first) && first.company < 2.5;
  const kind = second && after?.place ? findPlaceNames(fold(after.text))[0]?.value : undefined;
  const topic = facts[stretch.from - 2];
  if (kind === 'country') evidence.push('second name, its country behind it');
  else if (kind === 'city' && before!.company < 2 && topic?.row === first.row && isTitle(topic) && !isPart(first.text))
    evidence.push('second name, its town behind it');
  return evidence;
};

/** « Services gérés », « Architecture et livraison »: words in small letters behind a capital, as no name is written. */
const isWording = ({ text, title, company, place }: Segment): boolean =>
  title < 3 && company < FIRM && !place && /^\p{Lu}/u.test(text) && /\s\p{Ll}{4}/u.test(text) && countWords(text) <= MAX_WORDS;

/** Whether a stretch stands right behind a title on its row, a dash between. */
const isBehindTitle = (facts: readonly Segment[], from: number): boolean =>
  facts[from]!.dashed === true && from > 0 && facts[from - 1]!.row === facts[from]!.row && isTitle(facts[from - 1]!);

/** How what stands before an employer goes with it: its part or more of its name, or of the title before it (« Payments, Orvane Ltd »). */
const joinsEmployer = (employer: Segment, before: Segment, behindTitle: boolean): Evidence => {
  const isTopicOfFirm = employer.company >= FIRM && before.company < FIRM && before.afterTitle === true;
  if (isTopicOfFirm && !isPart(before.text) && !isGroup(before.text)) return 'joins known employer to words';
  const ofName = before.company >= 2 || isPart(before.text) || isGroup(before.text);
  if (ofName || !(employer.behindComma === true || behindTitle)) return 'joins employer';
  return employer.company >= FIRM ? 'joins known employer to words' : 'joins employer to a name';
};

/** « Office support / Translator » over an employer: a stroke between two names of one post, of which words tell one. */
const isOtherHalf = (facts: readonly Segment[], before: Segment, segment: Segment): boolean =>
  segment.stroked === true &&
  before.title >= 3 !== segment.title >= 3 &&
  [before, segment].every(({ company, place }) => company < FIRM && !place) &&
  facts.some((one) => one !== before && one !== segment && isOwner(one));

/** What the pieces after the first of a stretch say. */
const joinEvidence = (facts: readonly Segment[], { from, to }: Stretch): Evidence[] =>
  facts.slice(from + 1, to).flatMap((segment, offset) => {
    const before = facts[from + offset]!;
    const evidence: Evidence[] = [segment.dashed ? 'joined by dash' : segment.stroked ? 'joined by stroke' : 'joined by comma'];
    const specifies = segment.dashed && isTitle(before) && isWording(segment) && hasNameElsewhere(facts, segment);
    if (specifies) evidence.push('joins what a title is about');
    else if (isOtherHalf(facts, before, segment)) evidence.push('joins the other half of a title');
    else if (segment.title >= 3) evidence.push('joins title');
    else if (segment.company >= 2.5) evidence.push(joinsEmployer(segment, before, isBehindTitle(facts, from)));
    else if (segment.place) evidence.push('joins place');
    else evidence.push(isNameLike(segment.text) ? 'joins name' : 'joins words');
    if (segment.dashed && /^\p{Ll}/u.test(segment.text)) evidence.push('joins lower case');
    const behind = facts[to];
    const names = mayName(segment) && before.title < (segment.dashed ? 3 : 2) && before.company < 2;
    if (names && !segment.stroked && behind?.behindComma && behind.row === segment.row) evidence.push('joins a name before another');
    if (isBranch(segment.text) || isProject(segment)) evidence.push('joins branch');
    if (isTitledPerson(segment.text)) evidence.push('joins person');
    if (before.look !== segment.look) evidence.push('joins other look');
    if (isPart(before.text)) evidence.push('joins owner of part');
    return evidence;
  });

/** « Orvane, Lodre »: whether a town follows a piece on its row. */
const isPlaced = (facts: readonly Segment[], segment: Segment): boolean => {
  const behind = facts[facts.indexOf(segment) + 1];
  return behind?.row === segment.row && behind.place && isMarked(behind);
};

/**
 * Whether another row of the head holds what may be an employer and no title: any name above, or below a part of an employer or in
 * another look; elsewhere below a word must say so.
 */
const hasNameElsewhere = (facts: readonly Segment[], { row, look, text }: Segment): boolean =>
  facts.some(
    (one) =>
      one.row !== row &&
      one.client !== true &&
      (one.row < row ||
        one.company >= 2 ||
        isPlaced(facts, one) ||
        isPart(text) ||
        (look !== null && one.look !== null && one.look !== look)) &&
      mayName(one) &&
      countWords(one.text) <= MAX_WORDS &&
      facts.every((other) => other.row !== one.row || other.title < 3),
  );

/** Whether the other rows of a head hold what may be an employer beside what is its title. */
const hasNameBesideTitle = (facts: readonly Segment[], segment: Segment): boolean => {
  const { row } = segment;
  const names = facts.filter((one) => one.row !== row && mayName(one) && countWords(one.text) <= MAX_WORDS && !isAccount(one, one.text));
  return names.length > (facts.some((one) => one !== segment && isTitle(one)) ? 0 : 1);
};

/** A whole employer by its words: no part of one, and no title. */
const isOwner = (segment: Segment): boolean => segment.company >= 2.5 && mayName(segment) && !isPart(segment.text);

/** « CNRS », « LPENS ». */
const LETTERS = /^\p{Lu}{3,6}$/u;

/** What speaks of an employer alone. */
const companyEvidence = (facts: readonly Segment[], stretch: Stretch, habits: Habits): Evidence[] => {
  const [first, before, after] = [facts[stretch.from]!, beforeOf(facts, stretch), afterOf(facts, stretch)];
  const evidence: Evidence[] = [];
  if (first.client && (hasNameBesideTitle(facts, first) || (before && mayName(before)))) evidence.push('client of another');
  if (isAccount(first, stretch.text) && hasNameBesideTitle(facts, first)) evidence.push('account of another');
  if (
    isTitledPerson(first.text) &&
    facts.some((one) => one !== first && mayName(one) && (one.company >= 2 || one.row !== first.row) && !isTitledPerson(one.text))
  )
    evidence.push('person beside a name');
  else if (isPersonLike(first.text) && facts.some((one) => one !== first && (isOwner(one) || (mayName(one) && LETTERS.test(one.text)))))
    evidence.push('name of a person beside an employer');
  if (isCourseTaught(facts, first, before)) evidence.push('course taught');
  if (before && isTitle(before) && isTopic(first) && facts.some((one) => one !== first && mayName(one)))
    evidence.push('topic behind title');
  if (isOnOnesOwn(stretch.text)) evidence.push('on one’s own');
  const joined = stretch.to > stretch.from + 1;
  if (isPart(first.text) && (joined || (after && mayName(after)))) {
    if (/^the /u.test(first.text)) evidence.push('announced part before its owner');
    else if (!joined) evidence.push('part before its owner');
  } else if (isPart(first.text) && !joined && first.company < FIRM && facts.some((one) => one.row !== first.row && isOwner(one)))
    evidence.push('part, its owner on another row');
  else if (!joined && first.company < FIRM && (isPart(first.text) || isProject(first)) && hasNameBesideTitle(facts, first))
    evidence.push('part beside a name');
  if (first.dashed && before && isTitle(before) && first.company < 2 && /^\p{Ll}[\p{Ll}'’-]* \p{Ll}/u.test(first.text))
    evidence.push('lower case behind title');
  if (before && mayName(before)) {
    evidence.push(isBranch(first.text) ? 'branch behind a name' : 'behind a name');
    if (facts.some(isTitle) && facts.every((one) => one.row !== first.row || !isTitle(one)))
      evidence.push('behind a name, title on another row');
  }
  if (isTask(first, stretch.text)) evidence.push('task');
  else if (isDeed(first, stretch.text)) evidence.push('deed');
  if (facts.slice(stretch.from, stretch.to).every(({ company }) => company < 2) && skillIdsOf(stretch.text).length > 0)
    evidence.push('skill');
  if (first.company < 6 && before && isTitle(before) && isMarked(first) && hasNameElsewhere(facts, first))
    evidence.push(
      isPart(first.text) || isGroup(first.text) ? 'part behind title, a name on another row' : 'behind title, a name on another row',
    );
  const otherMark = (habits.mark === 'dash' && first.behindComma) || (habits.mark === 'comma' && first.dashed);
  if (otherMark && before && isTitle(before) && first.company < FIRM) evidence.push('other mark than usual');
  if (habits.mark === 'dash' && first.dashed && before) evidence.push('usual dash');
  const alone = before !== undefined && first.behindComma === true && OWN_ACCOUNT.test(fold(before.text));
  if (((habits.townsBehindTitles && first.afterTitle) || alone) && first.company === 0 && countWords(stretch.text) <= TOWN_WORDS)
    evidence.push('town behind title');
  return evidence;
};

/** What a stretch is worth as a title and as an employer. */
export const stretchWorth = (facts: readonly Segment[], stretch: Stretch, habits: Habits): { title: number; company: number } => {
  const own = facts.slice(stretch.from, stretch.to);
  const evidence = [
    ...wordEvidence(own),
    ...contractEvidence(facts, own[0]!),
    ...formEvidence(
      own[0]!,
      stretch,
      own.some(({ title }) => title >= 3),
      habits,
    ),
    ...placeEvidence(facts, stretch, habits),
    ...joinEvidence(facts, stretch),
    ...companyEvidence(facts, stretch, habits),
  ].map((name) => STRETCH_WEIGHTS[name]);
  return {
    title: evidence.reduce((sum, weight) => sum + weight.title, 0),
    company: evidence.reduce((sum, weight) => sum + weight.company, 0),
  };
};

/** Where the employer stands from its title. */
export const patternOf = (facts: readonly Segment[], title: Stretch | null, company: Stretch | null): string | null => {
  if (title && company) {
    const [{ row, slot }, titled] = [facts[company.from]!, facts[title.from]!];
    const cell = slot !== undefined && titled.slot === undefined && row === titled.row ? ' in the last cell' : '';
    return `${row - titled.row} ${company.from < title.from ? 'before' : 'behind'}${cell}`;
  }
  return title ? 'title alone' : company ? 'employer alone' : null;
};

/** What a title and an employer are worth together. */
export const pairWorth = (facts: readonly Segment[], title: Stretch, company: Stretch, { companyFirst, pattern }: Habits): number => {
  const rows = Math.abs(facts[title.from]!.row - facts[company.from]!.row);
  let worth = company.from < title.from === companyFirst ? PAIR_WEIGHTS['usual order'] : 0;
  if (pattern !== null) worth += PAIR_WEIGHTS[patternOf(facts, title, company) === pattern ? 'built as the others' : 'built otherwise'];
  if (
    rows > 0 &&
    facts[title.from]!.title >= 3 &&
    facts.slice(title.from + 1, title.to).some(({ behindComma, text }) => behindComma && !isGroup(text))
  )
    worth += PAIR_WEIGHTS['title goes on'];
  if (rows > 1) worth += PAIR_WEIGHTS['rows between'];
  if (rows === 0 && (title.to === company.from || company.to === title.from)) worth += PAIR_WEIGHTS['side by side'];
  return worth;
};

/** What it is worth to leave a piece without a role. */
export const leftWorth = (segment: Segment, { titleLooks, companyLooks }: Habits): number => {
  if (!isFact(segment) || isTitledPerson(segment.text) || segment.place || segment.contract || segment.underDate || segment.client)
    return 0;
  const { title, company, text } = segment;
  const looks = [titleLooks, companyLooks].filter((set) => isSetAs(segment, set)).length * LEFT_WEIGHTS.look;
  if (title >= 9 || company >= 9) return looks + LEFT_WEIGHTS.label;
  if (title >= 3 && company < 2.5) return looks + LEFT_WEIGHTS['title word'];
  if (company >= 6) return looks + LEFT_WEIGHTS['announced employer'];
  if (company >= 4) return looks + LEFT_WEIGHTS['known employer'];
  if (isPart(text) || isAccount(segment, text)) return looks;
  if (company >= 2.5) return looks + LEFT_WEIGHTS['employer word'];
  return looks + (isNameLike(text) ? LEFT_WEIGHTS.name : 0);
};
