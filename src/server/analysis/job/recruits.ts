import { companyScore } from '../text/workWords.ts';
import { fold } from '../text/fold.ts';
import type { Found } from '../text/span.ts';

const NAME = String.raw`(?<name>\p{Lu}[\p{L}\d&'’. -]{1,50}?)`;
/** What an employer does in the sentence that names it. */
export const RECRUITS = 'recrute|recherche|cherche|embauche|seeks|(?:is|are) (?:now |currently )?(?:hiring|looking for|seeking|recruiting)';
const SENTENCES = [
  new RegExp(String.raw`(?:^|[\n.!?]\s{0,2})Chez ${NAME}(?:,|\s(?:nous|vous|tu|on)\s)`, 'u'),
  // « recrute pour son client, les Moulins Tarvel, un … »: the agency says for whom.
  new RegExp(
    String.raw`(?:pour|for) (?:(?:son|sa|notre|our|its) client|l['’]une? de (?:ses|nos) clients|one of (?:its|our) clients),?\s(?:[Ll]es?\s|[Ll]a\s|[Ll]['’])?${NAME}(?=[,.:]|\s(?:une?|an?)\s)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[\n.!?]\s{0,2})${NAME}(?:\s\([^()\n]{1,40}\))?(?:,[^.!?\n]{3,80},|\s(?:à|in)\s\p{Lu}[\p{L}'’ -]{2,30})?\s(?:${RECRUITS})(?!\p{L})`,
    'u',
  ),
  new RegExp(String.raw`,\s${NAME}\s(?:${RECRUITS})\s(?:une?|an?)(?!\p{L})`, 'u'),
  // « Tarvel Foods Ltd is a leading … »: a legal form in the first sentence of a paragraph.
  /(?:^|\n) {0,8}(?<name>\p{Lu}[\p{L}\d&'’ .-]{1,40}?\s(?:Ltd|Limited|LLP|LLC|Inc\.?|plc|PLC|GmbH|SAS|SARL|SA))(?=\s\p{Ll}|,\s)/u,
  // « Le Groupe Tarvel transforme … »: a name behind its kind opens what is told of the house.
  /(?:^|\n) {0,8}(?:Le |La |L['’])?(?<name>(?:Groupe|Société|Maison|Cabinet|Agence|Association|Fondation|Entreprise|Clinique|Institut|Laboratoires?)\s\p{Lu}[\p{L}&'’-]+(?:\s\p{Lu}[\p{L}&'’-]+){0,3})(?=[\s,.])/u,
  new RegExp(
    String.raw`(?:^|\n) {0,8}(?:[ÀA] propos d(?:e\s|['’])|About\s|Qui est\s|Pourquoi rejoindre\s|Why join\s|Rejoignez\s|Join\s)${NAME}\s*(?:[?:!,]|\n|$)`,
    'u',
  ),
];
/** « About the company », « Rejoignez notre équipe »: no name. An article in front of a capital is of one: « La Meule ». */
const NOBODY = /^(?:the|us|our|you|your|this|nous|notre|vous|un|une|je|il|elle|on|we|who)(?!\p{L})/iu;
const COMMON_NOUN = /^[Ll](?:[ae]s?\s|['’]\s?)(?!.*\p{Lu})/u;
const ARTICLE = /^(?:l[ae]s?\s|l['’])/iu;

/** « Clinique Orme » of « La Clinique Orme »; the article stays where no kind of organisation follows: « La Meule ». */
const withoutArticle = (name: string): string => {
  const bare = name.replace(ARTICLE, '');
  return companyScore(bare, fold(bare)) > 0 ? bare : name;
};

/** The employer that a sentence names as such. */
export const recruitsIn = (text: string): Found<string> | null => {
  for (const pattern of SENTENCES) {
    const match = pattern.exec(text);
    const said = match?.groups?.name?.trim();
    if (!match || !said || NOBODY.test(said) || COMMON_NOUN.test(said)) continue;
    const name = withoutArticle(said);
    const start = match.index + match[0].indexOf(name);
    return { value: name, span: { start, end: start + name.length } };
  }
  return null;
};
