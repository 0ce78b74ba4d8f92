import { listInWords, roleInWords, yearsInWords } from '../profile/sentences.ts';
import type { Ask, AskOf } from './asks.ts';
import { diplomaLabel } from './diplomas.ts';
import { jobImplying, likestJob } from './evidence.ts';
import { languageName, levelLabel } from './languageLevels.ts';
import type { MatchedCandidate } from './matchedCandidate.ts';
import { skillLabel, skillMentions } from './skills/mentions.ts';
import { impliedSkill, type Verdict } from './verdicts.ts';

const quoted = (text: string): string => `«\u00A0${text}\u00A0»`;

const whereSkillIs = (skill: string, facts: MatchedCandidate): string => {
  const named = (text: string, listed: boolean) => skillMentions(text, listed).some(({ id }) => id === skill);
  const jobs = facts.workExperience.filter(({ position, description }) => named(position, false) || named(description, false));
  if (jobs.length > 0) return `mise en œuvre dans ${listInWords(jobs.map(roleInWords), 2)}`;
  const certificate = facts.certifications.find((one) => named(one, true));
  if (certificate) return `attestation par ${quoted(certificate)}`;
  if (facts.technicalSkills.some((one) => named(one, true))) return 'mention parmi les compétences, sans expérience qui la décrive';
  if (facts.education.some(({ degree, field }) => named(`${degree} ${field}`, false))) return 'présence dans la formation';
  return 'mention dans le résumé du CV';
};

const jobAt = (at: number | null, facts: MatchedCandidate): string => {
  if (at === null) return '';
  return at < 0 ? quoted(facts.currentPosition) : roleInWords(facts.workExperience[at]!);
};

/** A driving licence: a CV need not tell it, and it is no skill to be learnt. */
export const isLicence = (label: string): boolean => /^Permis [A-E]$/u.test(label);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const skill = (ask: AskOf<'skill'>, { outcome, via }: Verdict, facts: MatchedCandidate): string => {
  if (outcome === 'not_found')
    return isLicence(ask.label)
      ? `Le CV n’indique pas le ${ask.label.toLowerCase().replace(/ (.)$/u, (letter) => letter.toUpperCase())}\u00A0: à demander.`
      : `Le CV ne cite ni ${ask.label} ni une compétence proche.`;
  const implied = impliedSkill(via);
  if (implied !== null) {
    const job = jobAt(jobImplying(implied, facts), facts);
    return `Au cœur du métier exercé${job === '' ? '' : `, ${job}`}, sans mention directe dans le CV.`;
  }
  if (via === ask.skill && ask.others.length === 0) return `${capital(whereSkillIs(via, facts))}.`;
  if (via === ask.skill || ask.others.includes(via)) return `Avec ${skillLabel(via)} (${whereSkillIs(via, facts)}).`;
  const other = `${skillLabel(via)} (${whereSkillIs(via, facts)})`;
  return outcome === 'met' ? `Grâce à ${other}.` : `Sans mention directe\u00A0; ${other} en couvre une partie.`;
};

const jobLike = (ask: { trades: Record<string, number>; words: string[] }, facts: MatchedCandidate): string =>
  jobAt(likestJob(ask.trades, ask.words, facts), facts);

const title = (ask: AskOf<'title'>, { outcome, via }: Verdict, facts: MatchedCandidate): string => {
  const job = jobLike(ask, facts);
  const latest = facts.currentPosition || facts.workExperience[0]?.position || '';
  if (outcome === 'met') return via === 'past' ? `A déjà exercé ce métier, ${job}.` : `Exerce le même métier, ${job}.`;
  if (outcome === 'partly') return job === '' ? 'Le vocabulaire du métier se retrouve dans le CV.' : `Vient d’un métier voisin, ${job}.`;
  return latest === '' ? 'Le CV ne nomme aucun poste.' : `Le parcours (${quoted(latest)}) relève d’un autre métier.`;
};

const years = (ask: AskOf<'years'>, { outcome, via, figure }: Verdict, facts: MatchedCandidate): string => {
  if (outcome === 'not_found') return 'Aucune expérience datée ne permet de compter les années dans ce métier.';
  if (via === 'other')
    return `${facts.yearsOfExperience === null ? 'L’expérience décrite' : `Les ${yearsInWords(facts.yearsOfExperience)} d’expérience`} relèvent d’un autre métier.`.replace(
      'décrite relèvent',
      'décrite relève',
    );
  const had = figure < 0.5 ? 'Moins de six mois' : yearsInWords(figure);
  if (via === 'over')
    return `${had} dans ce métier ou un métier voisin, nettement plus que ne demande ce poste\u00A0: motivation à vérifier.`;
  if (via === 'junior')
    return `Poste ouvert aux débutants\u00A0; ${figure === 0 ? 'pas encore d’expérience dans ce métier' : `${had} d’expérience proche`}.`;
  const asked = ask.kind === 'required' ? `, pour ${yearsInWords(ask.years)} demandés` : '';
  return `${had} dans ce métier ou un métier voisin${asked}${via === 'past' ? ', mais l’essentiel est ancien' : ''}.`;
};

const studies = (ask: AskOf<'education'>, { outcome, via, figure }: Verdict): string => {
  if (via === 'diploma')
    return outcome === 'met' ? 'Le diplôme exigé figure dans le CV.' : 'Le diplôme exigé pour exercer ne figure pas dans le CV.';
  if (via === 'practises') return 'Le CV montre l’exercice du métier sans citer le diplôme\u00A0: à vérifier.';
  if (outcome === 'not_found') return 'Le CV n’indique pas de formation comparable.';
  if (figure === 0) return 'Le domaine est celui demandé, le niveau n’est pas indiqué.';
  const level = diplomaLabel(figure);
  if (outcome === 'met')
    return ask.level > 0 ? `Niveau ${level}, pour ${diplomaLabel(ask.level)} demandé.` : `Formation de niveau ${level} dans le domaine.`;
  return via === 'field'
    ? `Niveau ${level} atteint\u00A0; le domaine demandé n’apparaît pas clairement dans le diplôme.`
    : `Niveau ${level}, en dessous du niveau ${diplomaLabel(ask.level)} demandé.`;
};

const language = (ask: AskOf<'language'>, { outcome, via, figure }: Verdict, facts: MatchedCandidate): string => {
  if (outcome === 'not_found') return `Langue absente du CV\u00A0: ${ask.language.toLowerCase()}.`;
  if (via === 'written') return `${ask.language}\u00A0: le CV est rédigé dans cette langue, sans niveau indiqué.`;
  if (via === 'unsaid') return `${ask.language} mentionné, sans niveau.`;
  const written = Object.entries(facts.languages).find(([name]) => languageName(name) === ask.language)?.[1] ?? levelLabel(figure);
  if (outcome === 'met') return `${ask.language}\u00A0: ${quoted(written)} dans le CV.`;
  return `${ask.language}\u00A0: ${quoted(written)} dans le CV, en dessous ${ask.level > 0 ? `du niveau ${levelLabel(ask.level)} demandé` : 'd’un usage professionnel'}.`;
};

const place = (ask: AskOf<'place'>, { via }: Verdict, facts: MatchedCandidate): string => {
  const own = quoted(facts.currentLocation);
  if (via === 'same_town') return `Même ville que le poste (${own}).`;
  if (via === 'near') return `À proximité du poste\u00A0: ${own}.`;
  if (via === 'same_region') return `Même région, mais pas la même ville\u00A0: ${own}.`;
  if (via === 'relocates') return `Basé ailleurs (${own}), avec une mobilité annoncée.`;
  if (via === 'far') return `${own} est loin du poste (${ask.label}) et le CV n’annonce pas de mobilité.`;
  return facts.currentLocation === '' ? 'Le CV n’indique pas de lieu.' : `Distance inconnue entre ${own} et ${ask.label}.`;
};

const WISHES = { remote: 'le télétravail complet', hybrid: 'le télétravail partiel', onsite: 'le travail sur site' } as const;
const FORMS = {
  full_time: 'un temps plein',
  part_time: 'un temps partiel',
  contract: 'un contrat à durée limitée',
  freelance: 'une mission en freelance',
} as const;

const wish = (outcome: Verdict['outcome'], wanted: string | undefined, subject: string): string => {
  if (outcome === 'not_found' || wanted === undefined) return `Le CV ne dit rien ${subject}\u00A0: à demander.`;
  return outcome === 'met'
    ? `Le CV demande ${wanted}, comme l’offre.`
    : outcome === 'partly'
      ? `Le CV demande ${wanted}, ce qui peut s’accorder.`
      : `Le CV demande ${wanted}, ce que l’offre ne propose pas.`;
};

const salary = (ask: AskOf<'salary'>, { outcome, figure }: Verdict): string => {
  if (outcome === 'not_found') return 'Le CV n’indique pas de prétentions comparables\u00A0: à demander.';
  const [wanted, offered] = [`${figure}\u00A0k`, `${ask.max}\u00A0k ${ask.currency}`];
  return outcome === 'met'
    ? `Prétentions (${wanted}) dans le budget de ${offered}.`
    : `Prétentions (${wanted}) au-dessus du budget de ${offered}.`;
};

/** One French sentence: why this outcome, from this CV. Names nobody. */
export const explain = (ask: Ask, verdict: Verdict, facts: MatchedCandidate): string => {
  switch (ask.by) {
    case 'skill':
      return skill(ask, verdict, facts);
    case 'line':
      return {
        met: 'Le CV parle de la même chose.',
        partly: 'Le CV en parle en partie.',
        not_met: '',
        not_found: 'Rien dans le CV n’y répond.',
      }[verdict.outcome];
    case 'duties':
      return {
        met: 'Le CV décrit des missions très proches de celles de l’offre.',
        partly: 'Seule une partie des missions de l’offre se retrouve dans le CV.',
        not_met: '',
        not_found: 'Les missions décrites dans le CV ressemblent peu à celles de l’offre.',
      }[verdict.outcome];
    case 'soft':
      return verdict.outcome === 'met' ? 'Le CV le met en avant.' : 'Le CV n’en parle pas, à observer en entretien.';
    case 'title':
      return title(ask, verdict, facts);
    case 'years':
      return years(ask, verdict, facts);
    case 'education':
      return studies(ask, verdict);
    case 'language':
      return language(ask, verdict, facts);
    case 'place':
      return place(ask, verdict, facts);
    case 'remote':
      return wish(verdict.outcome, WISHES[verdict.via as keyof typeof WISHES], 'du télétravail');
    case 'contract':
      return wish(verdict.outcome, FORMS[verdict.via as keyof typeof FORMS], 'du contrat recherché');
    case 'salary':
      return salary(ask, verdict);
  }
};
