/** Stands for the space behind a comma where the type changes: it parts what the comma would leave together. */
export const TYPE_CHANGE = '\uE000';

export const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/, ?(?=\))| ?\( ?\)/g, '')
    .replace(/^[\s,;:|/•▪►▸▶‣➢➤■◆❖◦○✓✔().–—\uE000»”½*-]+/u, '')
    .replace(/^[«“"]\s*([^«»“”"]+?)\s*[»”"]?$/u, '$1')
    .replace(/^([^«»“”"]+?)\s*[»”]$/u, '$1')
    .replace(/^(?:2[:.][12]|1st|first[- ]class)\s(?=(?:BSc|BA|BEng|LLB|M\p{L}{1,3})(?!\p{L}))/iu, '')
    .replace(/^(?:2[:.][12]|1st|first(?:[- ]class(?: honou?rs)?)?|upper second|lower second)\sin\s(?=\p{Lu})/iu, '')
    .replaceAll(/[®™]/gu, '')
    .replace(/^obtention (?:du|des|de la|de l['’]|d['’]une? )\s?/iu, '')
    .replace(/\sobtenue?(?:\sen)?$/iu, '')
    .replace(/\s\((?:graduated|awarded|completed|conferred|graduation|expected|obtenue?)[\s:]*\)?$/iu, '')
    .replace(
      /^(?:au|à l['’]|à la|chez|at the|at(?=\s))\s?(?=\p{Lu}|lyc[ée]e|coll[èe]ge|universit|institut|[ée]cole|facult[ée]|conservatoire|centre d)/u,
      '',
    )
    .replace(/[\s,;:|•(/–—-]+\.?$/u, '')
    .replace(/(?<=\p{Ll}{4})(?<!Univ|Dipl|Spec|Tech|Dept|Inst)\.$/u, '')
    .replace(/(?<!,)\s(?:in|en|at|with|from|de|of|year|du|des|de la|de l['’]|à l['’]|à)$/iu, '')
    .replace(/^([^()]*?)\s?\(((?:hons?|honou?rs)\.?(?=[\s,]|$))(?![^()]*\))/iu, '$1 $2')
    .trim();
