import type { Base } from '../base.ts';
import type { Plan } from '../plan.ts';
import { Draft, plain } from './draft.ts';

const EXAMPLES = [
  '«\u00A0Qui connaît Python et parle anglais au moins B2\u00A0?\u00A0»',
  '«\u00A0Quels sont les meilleurs profils pour l’offre de développeur\u00A0?\u00A0»',
  '«\u00A0Combien de candidats habitent en Île-de-France\u00A0?\u00A0»',
  '«\u00A0Compare les deux premiers\u00A0»',
  '«\u00A0Quelles compétences manquent dans ma base\u00A0?\u00A0»',
];

const withExamples = (draft: Draft): Draft => draft.say('Par exemple\u00A0:').list(EXAMPLES);

export const answerHelp = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base).say(
    plan.facet === 'greeting' && 'Bonjour\u00A0!',
    'Je réponds à partir de votre propre base\u00A0: candidats, offres et placements. Je sais chercher des profils (compétences, langues, lieu, expérience, disponibilité, prétentions, diplômes…), classer les candidats d’une offre, comparer, mesurer les écarts, compter, résumer une fiche et préparer un entretien.',
  );
  return withExamples(draft);
};

export const answerThanks = (base: Base): Draft => new Draft(base).say('Avec plaisir. Posez-moi une autre question quand vous voulez.');

/** Choosing people by what they are is refused, with the reason. */
export const answerProtected = (plan: Plan, base: Base): Draft =>
  new Draft(base).say(
    `Je ne trie et ne juge pas des candidats selon ${plan.facet}\u00A0: c’est un critère de discrimination que la loi interdit dans un recrutement (article L1132-1 du code du travail).`,
    'Je peux chercher sur ce que demande le poste\u00A0: compétences, expérience, langues parlées, diplômes, lieu, disponibilité.',
  );

export const answerOutside = (base: Base): Draft =>
  withExamples(
    new Draft(base).say(
      'Je ne peux pas répondre à cette question\u00A0: je ne connais que les candidats, les offres et les placements de votre entreprise.',
    ),
  );

export const answerAction = (plan: Plan, base: Base): Draft => {
  const draft = new Draft(base);
  const people = base.people.filter(({ facts }) => plan.people.includes(facts.id)).slice(0, 5);
  draft.say('Je lis votre base, mais je n’agis pas à votre place\u00A0: je ne peux ni envoyer, ni créer, ni modifier, ni supprimer.');
  if (people.length > 0)
    draft.say(`Vous pouvez le faire depuis la fiche\u00A0: ${people.map((person) => draft.person(person)).join(', ')}.`);
  return draft;
};

export const answerUnknownPerson = (plan: Plan, base: Base): Draft =>
  new Draft(base).say(
    `Je ne trouve personne du nom de «\u00A0${plain(plan.unknown ?? '')}\u00A0» dans votre base. Vérifiez l’orthographe, ou cherchez par compétence, métier ou lieu.`,
  );

export const answerUnknownOffer = (base: Base): Draft => {
  const draft = new Draft(base);
  const offers = base.offers.slice(0, 8);
  draft.say(offers.length > 0 ? 'Je ne reconnais pas cette offre. Vos offres\u00A0:' : 'Vous n’avez encore aucune offre.');
  return draft.list(offers.map((offer) => draft.offer(offer)));
};

export const answerUnclear = (base: Base): Draft =>
  withExamples(new Draft(base).say('Je n’ai pas compris cette question, ou elle ne porte pas sur votre base.'));

/** The conversation was told not to look into the records (`enableRAG`). */
export const answerWithoutBase = (base: Base): Draft =>
  new Draft(base).say(
    'La consultation de votre base est désactivée pour ce message, et je ne réponds qu’à partir d’elle. Réactivez-la pour que je puisse vous répondre.',
  );
