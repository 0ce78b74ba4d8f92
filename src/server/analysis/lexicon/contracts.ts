/** Kinds of contract and rhythms that stand beside a title without being part of it. Folded. */
export const CONTRACT_PHRASES: readonly string[] =
  `cdi|cdd|interim|interimaire|mission interim|missions interim|missions d'interim|missions en interim|mission en interim|stage long|stage court|temps plein|temps partiel|full time|full-time|part time|part-time|contract|temp|
permanent|temporary|alternance|en alternance|stage|contrat d'apprentissage|apprentissage|contrat de professionnalisation|
freelance|remote|teletravail|on site|hybrid|hybride|fifo|dido|wfh|work from home|job etudiant|etudiant|etudiante|saison|saisons|saison estivale|saison hivernale|saison d'ete|saison d'hiver|job d'ete|emploi saisonnier|saisonnier|vacataire|vie|v.i.e|
seasonal|internship|self-employed|self employed|independant|extra|stage de fin d'etudes|pfe|summer job|vacation|
apprenticeship|a distance|distanciel|presentiel|sur site|onsite|on-site|teletravail partiel|full remote|hybrid remote|job remote|remote job|cdi de nuit|
service civique|en service civique|contrat saisonnier|mi-temps|a mi-temps|temps complet|mission d'interim|contrat pro|
stage de fin d'annee|stage de fin de cycle|stage de fin de formation|stage de fin d'etude|stage pfe|projet de fin d'etudes|stage d'initiation|stage d'application|stage d'observation|stage d'immersion|stage d'impregnation|stage de perfectionnement|stage d'ete|stage ouvrier|stage obligatoire|stage academique|stage en entreprise|stage conventionne|contrat de qualification|contrat d'alternance|contrat en alternance|emploi etudiant|emploi d'ete|job de vacances|work-study|co-op|coop|paid|unpaid|remunere|non remunere|employed|self-employment`
    .replaceAll('\n', '')
    .split('|');
