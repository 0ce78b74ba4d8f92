import { findInstants, partialDate } from '../dates/instants.ts';
import type { Found } from '../text/span.ts';

const SAID =
  /date limite|limite de (?:candidature|depot|reponse)|candidatures?|candidater|postule[rz]|envoye[rz]|envoies?|adresse[rz]|a adresser|send (?:us |your )|cloture|clos le|apply|applications?|closing date|deadline|closes? on/u;
const OTHER =
  /publi|poste le|posted|prise de (?:poste|fonction)|start(?:ing)? (?:date|on)|debut|entree en fonction|a pourvoir|embauche|mise a jour|updated|entretiens?|interviews?/u;

/** Where the last of these words stands, -1 when none does. */
const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(new RegExp(pattern, 'gu'))].at(-1)?.index ?? -1;

/** The day until which a folded line takes applications; `told` where a label says so. A date without its year or day is none. */
export const findDeadline = (folded: string, told: boolean, monthFirst: boolean): Found<string> | null => {
  for (const instant of findInstants(folded)) {
    const before = folded
      .slice(Math.max(0, instant.start - 120), instant.start)
      .split(/\.\s/u)
      .at(-1)!;
    const [said, other] = [lastOf(SAID, before), lastOf(OTHER, before)];
    if (instant.day === null || instant.month === null || instant.year === null || other > said) continue;
    if (!told && said === -1) continue;
    const american = monthFirst && instant.day <= 12 && /^\d{1,2}\s?\//u.test(folded.slice(instant.start));
    const date = american ? { ...instant, month: instant.day, day: instant.month } : instant;
    return { value: partialDate(date), span: instant };
  }
  return null;
};
