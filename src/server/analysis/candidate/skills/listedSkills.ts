import type { Skill } from '../../lexicon/skills.ts';
import { fold } from '../../text/fold.ts';
import { contentOf, spanOf, type Row } from '../../text/rows.ts';
import { tokenize } from '../../text/tokens.ts';
import { matchAll, type TrieMatch } from '../../text/trie.ts';
import { joinWrapped, splitItems } from '../items.ts';
import { isLanguageItem, isLanguageName } from './languages.ts';
import { explainedSkills } from './explainedSkills.ts';
import { withoutLevelsBehind } from './levelsBehind.ts';
import { isAccount, isLeftOver, isNoSkill, withoutOthers } from './notSkills.ts';
import { areSeveral, DOINGS, namesOf } from './skillItems.ts';
import { withKnownWhole } from './knownOverRows.ts';
import { skillPhrases } from './skillPhrases.ts';
import { withoutOtherCells } from './skillTables.ts';
import { behindLabels, holdStrokes, partedByLevel, withoutListTitles } from './skillRows.ts';
import { isOfNamedThings, PROFICIENCY, skillsIn, technical } from './skills.ts';
import { addSkillsOfProse, asWritten, capitalised, type SkillSet } from './skillSet.ts';
import { softSkillsIn } from './softWords.ts';

/** A tool written as a name further on in a row. */
const namesToolWithin = ({ text, folded, from }: Row): boolean =>
  matchAll(technical, tokenize(folded)).some(
    ({ value, start, end }) => start > from && isOfNamedThings(value) && /\p{Lu}/u.test(text.slice(start, end)),
  );

/** « Nuxt 3 », « Windows 10/11 »: the version belongs to the name. */
const versionAfter = (text: string, end: number): number => /^(?:\s?v?\d+)?(?:[./]\d+)*\+?$/u.exec(text.slice(end))?.[0].length ?? 0;

/** What stands between the spaces around a place. */
const wordAround = (text: string, at: number): string => {
  const [before, after] = [/\S*$/u.exec(text.slice(0, at))![0], /^\S*/u.exec(text.slice(at))![0]];
  return before + after;
};

/** A list parted by single spaces: words between known skills that are written as names. */
const namesBetween = (text: string, known: readonly TrieMatch<Skill>[]): { start: number; end: number }[] =>
  [...text.matchAll(/[^\s,;]+/gu)]
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, word }))
    .filter(
      ({ start, end, word }) =>
        word.length > 1 && /\p{Lu}|\d/u.test(word) && /\p{L}/u.test(word) && !known.some((match) => match.start < end && match.end > start),
    );

/** Words of the longest skill, and of a row that is one though it names several known ones. */
const [LONGEST, ALONE] = [6, 4];

/**
 * A skills section: what the lexicon knows, and each short item it does not know as written.
 * `soft` receives ways of working.
 */
export const readSkillRows = (rows: readonly Row[], technicalSet: SkillSet, softSet: SkillSet): void => {
  const joined = joinWrapped(withKnownWhole(withoutListTitles(withoutOtherCells(withoutOthers(rows)), technical)));
  const explained = explainedSkills(joined);
  for (const row of explained.keys()) addSkillsOfProse(row, technicalSet, true);
  const own = joined.filter((row) => !explained.has(row));
  const said = skillPhrases(own);
  const isPhrase = (row: Row): boolean => said.has(row) && !namesToolWithin(row);
  for (const row of own.filter(isPhrase)) {
    const value = contentOf(row).replace(/\.$/u, '');
    technicalSet.add(fold(value), { value, span: spanOf(row) });
  }
  const accounts = own.filter(isAccount);
  for (const row of accounts) addSkillsOfProse(row, technicalSet, true);
  const lists = behindLabels(own.filter((row) => !isPhrase(row) && !accounts.includes(row)).map(withoutLevelsBehind), technical).map(
    (row) => holdStrokes(partedByLevel(row, technical), technical),
  );
  const items = splitItems([...explained.values(), ...lists])
    .filter(({ text, folded }) => !isLanguageItem(folded) && !isLanguageName(folded) && !isNoSkill(text) && !isLeftOver(folded))
    .flatMap(namesOf);
  for (const item of items) {
    const tokens = tokenize(item.folded);
    if (tokens.length === 0 || isLanguageItem(item.folded) || isLanguageName(item.folded) || /^(?:19|20)\d{2}\s/u.test(item.text)) continue;
    const softMatches = softSkillsIn(item.text, item.folded);
    const known = skillsIn(item.folded);
    const softWords = softMatches.reduce((sum, { first, after }) => sum + after - first, 0);
    const knownWords = known.reduce((sum, { first, after }) => sum + after - first, 0);
    if (softWords > knownWords && softWords * 2 >= tokens.length) {
      softSet.add(softMatches[0]!.value, { value: capitalised(item.text), span: item.spanOf(0, item.text.length) });
      continue;
    }
    const unsaid = tokens.filter(
      ({ word }, index) =>
        !PROFICIENCY.has(word) && !/^\d+$/.test(word) && !known.some(({ first, after }) => index >= first && index < after),
    );
    const short =
      tokens.length <= (item.apart ? LONGEST : LONGEST - 1) &&
      item.text.length >= 2 &&
      item.text.length <= 60 &&
      !/[.!?@]$|@|https?:/u.test(item.text);
    const alone = item.apart || tokens.length <= ALONE || (unsaid.length > 0 && known.length <= 1);
    if (
      short &&
      alone &&
      (unsaid.length > 0 || known.length > 1) &&
      !areSeveral(known, tokens.filter(({ word }) => !/^\d+$/.test(word)).length, item.text, !item.apart)
    ) {
      const [id, ...others] = new Set(known.map(({ value }) => value.id));
      const another = unsaid.some(({ word, start }) => !DOINGS.has(word) && /[\p{Lu}\d]/u.test(item.text[start]!));
      const own = id === undefined || others.length > 0 || (another && technicalSet.has(id));
      technicalSet.addListed(own ? item.folded : id, { value: item.text, span: item.spanOf(0, item.text.length) });
      continue;
    }
    const sentence = !item.apart && tokens.length > 5 && knownWords * 2 < tokens.length;
    for (const { value: skill, start, end } of known) {
      if (sentence && skill.contextOnly) continue;
      const pair = /^[^\s/]+\/[^\s/]+$/u.exec(wordAround(item.text, start))?.[0];
      if (pair && pair.length > end - start) {
        technicalSet.add(fold(pair), { value: pair, span: item.spanOf(start, end) });
        continue;
      }
      const version = known.length === 1 ? versionAfter(item.text, end) : 0;
      const written = item.text.slice(start, end + version);
      technicalSet.addListed(skill.id, {
        value: version > 0 ? written : asWritten(written, skill),
        span: item.spanOf(start, end + version),
      });
    }
    if (known.length >= 3 && tokens.length >= 5 && knownWords * 2 >= tokens.length)
      for (const { start, end } of namesBetween(item.text, known)) {
        const value = item.text.slice(start, end);
        technicalSet.add(fold(value), { value, span: item.spanOf(start, end) });
      }
  }
};
