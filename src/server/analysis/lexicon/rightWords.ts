/** Words that are right although they are a letter or two away from words of headings. Folded. */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  // French
  (
    'altitudes attitudes aupres competente competentes creer declaratif degre educatives employes etudies experimentes fondations formes forges ' +
    'formulations habitation habitations langes longue longues personnalises portes prestation prestations preservation quantification raisonnement raisonnements ' +
    'recuperation sages salarie specialise specialises stades ' +
    // English
    'additionally carter compliments composition contents context contexts courseware decree destinations diplomat dives employ employs enlargement extract finding findings founding informatics novice permit ' +
    'permits protect protects replication skulls sorts spills spots stadium stakes stills studios trailing trails trains'
  ).split(' '),
);
