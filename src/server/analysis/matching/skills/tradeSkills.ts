import { TRADES } from '../trades/trades.ts';
import { skillMentions } from './mentions.ts';

/** Trades whose French name says another skill than theirs. */
const MISLEADING: ReadonlySet<string> = new Set(
  'game management-consultant paramedic vet office-manager editor youth-leader underwriting care-assistant caretaker agriculture policy notary process-engineer'.split(
    ' ',
  ),
);

/** What else goes with a trade. */
const MORE: Readonly<Record<string, string>> = {
  'accounting-assistant': 'Comptabilité',
  'accounting-manager': 'Comptabilité, Management',
  chartered: 'Comptabilité',
  claims: 'Gestion de sinistres, Assurance',
  underwriting: 'Assurance',
  insurance: 'Assurance',
  mason: 'Maçonnerie',
  waiter: 'Service en salle',
  'hr-generalist': 'Ressources humaines, Administration du personnel',
  'medical-secretary': 'Secrétariat médical, Secrétariat',
  lawyer: 'Droit',
  paralegal: 'Droit',
  'sales-b2b': 'Vente B2B, Prospection',
  'key-account': 'Vente, Vente B2B',
  'business-developer': 'Vente B2B, Prospection',
  'sales-manager': 'Vente, Management commercial',
  'store-manager': 'Vente, Gestion de magasin',
  'chef-cook': 'Cuisine, Management',
  'restaurant-manager': 'Gestion de restaurant, Management',
  forklift: 'Cariste',
  'project-construction': 'Conduite de travaux',
  'head-nurse': 'Management',
  'production-manager': 'Management, Gestion de production',
};

const named = (text: string): string[] => skillMentions(text, true).map(({ id }) => id);
const inherent = new Map(
  TRADES.map(({ id, label }) => [id, [...new Set([...(MISLEADING.has(id) ? [] : named(label)), ...named(MORE[id] ?? '')])]]),
);

/** Skills that go with a trade: whoever is in « soins infirmiers », « paie » or « développement back-end » has them, written or not. */
export const skillsOfTrade = (trade: string): readonly string[] => inherent.get(trade) ?? [];
