/** What forms and documents write in front of a name. Sources of expressions, folded. */
const WRITTEN = [
  '#\\+(?:title|author)',
  'curriculum vit(?:ae|æ)(?:\\s+(?:de|of))?',
  '(?:cv|resume)(?:\\s+(?:de|of))?',
  'noms?(?:\\(s\\))?(?:\\s*(?:et|&|/|,)\\s*prenoms?(?:\\(s\\))?)?',
  'prenoms?(?:\\(s\\))?(?:\\s*(?:et|&|/)\\s*noms?(?:\\(s\\))?)?',
  '(?:first )?name(?:\\(s\\))?\\s*/\\s*(?:surname|last name)(?:\\(s\\))?',
  'surname(?:\\(s\\))?\\s*/\\s*(?:first )?name(?:\\(s\\))?',
  'my name(?! is)',
  '(?:full )?name',
  'candidate?|candidat',
  'nom complet',
  'applicant',
  'identite',
].join('|');

/** Titles and ranks; those of one syllable with their dot. */
const HONORIFICS = [
  'docteure?|doctor|dr|mr|mrs|ms|miss|m|me|mme|mlle|monsieur|madame|maitre|prof|professor|professeur|pr',
  '(?:ir|ing|mgr|bc|mudr|judr|phdr|engr?|arch|mag|rev|fr|sr|br|adv|capt|maj|col|lt|sgt|hon|sir|lic|dipl\\.?-?(?:ing|inf|kfm|phys|psych|biol))(?=\\.)',
].join('|');

const GREETING = '[^\\p{L}\\d]{0,6}(?:hi|hello|hey|bonjour|salut|coucou)(?: there)?';
/** What people say in front of their name; some of it behind a greeting only. */
const SPOKEN = `(?:${GREETING}\\s?[,!.]{0,2}\\s+)?(?:je suis|je m['’]appelle|moi,? c['’]est|i am|i['’]?m|my name is)|${GREETING}\\s?[,!.]{0,2}\\s+(?:am|myself|this is)`;

const BEHIND = '\\s*(?::\\s*|[.\\n|–-]*\\s+)';

/** What announces a name, at the start of a folded text. */
export const LABEL = new RegExp(`^(?:${SPOKEN}|${WRITTEN}|${HONORIFICS})${BEHIND}`, 'u');
/** Of those, what people say: a sentence may go on behind the name. */
export const SPOKEN_LABEL = new RegExp(`^(?:${SPOKEN})${BEHIND}`, 'u');
/** Of those, the name of the document. */
export const DOCUMENT_LABEL = /^(?:cv|curriculum|resume)/u;
/** A greeting at the start of a row, which no comma parts from what follows. */
export const GREETS = new RegExp(`^(?:moi|${GREETING})$`, 'u');

/** A cell that announces the name in the next one, or what people say on a row above it. Folded. */
export const LABEL_ALONE = new RegExp(
  `^(?:\\W*(?:(?:full |complete )?name|nom complet|noms? (?:et|&|\\/) prenoms?|prenoms? (?:et|&|\\/) noms?|candidat|candidate)|${SPOKEN})\\s*:?\\s*$`,
  'u',
);
