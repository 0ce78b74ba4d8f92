import { fold } from '../../text/fold.ts';
import { stemOf } from '../words.ts';

/** Trades as recruiters speak of them: the words of one line look for the same people. */
const FAMILY_TABLE = `développeur|programmeur|codeur|dev|developer|software|logiciel|développement
informatique|informaticien|informaticienne|IT|tech|numérique|développeur|devops|data|logiciel|software|système|cloud
data|données|statisticien|machine learning|intelligence artificielle
devops|sre|cloud|infrastructure|administrateur système|systems administrator|ops
commercial|vendeur|vente|business developer|sales|grands comptes|négociateur
recruteur|recrutement|ressources humaines|RH|DRH|talent acquisition|sourcing
juriste|juridique|avocat|droit|legal
infirmier|soignant|santé|médical|paramédical|hospitalier|infirmerie
cuisinier|cuisine|restauration|cuistot|chef cuisinier|hôtellerie
comptable|compta|comptabilité|finance|financier|auditeur|contrôleur de gestion|contrôle de gestion|audit
logistique|supply chain|entrepôt|transport|logisticien|magasinier
bâtiment|BTP|chantier|construction|maçon|maçonnerie|gros œuvre|travaux
marketing|communication|digital|communicant|marketeur|growth
ingénieur|engineer
management|manager|responsable|chef|directeur|encadrement|dirigeant`;

/** Each trade as phrases of stems. */
export const ROLE_FAMILIES: readonly (readonly string[][])[] = FAMILY_TABLE.split('\n').map((line) =>
  line.split('|').map((phrase) =>
    fold(phrase)
      .split(/[ '-]+/)
      .map(stemOf),
  ),
);
