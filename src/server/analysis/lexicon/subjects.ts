/** What people study, French and English: words that open or close the name of a field and name no school. Folded words. */
export const SUBJECT_WORDS: ReadonlySet<string> = new Set(
  (
    'mathematiques mathematics maths math physique physics chimie chemistry biologie biology biochimie biochemistry geologie geology geographie geography histoire history ' +
    'philosophie philosophy psychologie psychology sociologie sociology anthropologie anthropology ethnologie archeologie archaeology linguistique linguistics lettres langues litterature literature ' +
    'droit law economie economics gestion management comptabilite accounting finance marketing commerce business administration informatique computing statistiques statistics ' +
    'electronique electronics electrotechnique mecanique mechanics automatique robotique robotics optique optics acoustique acoustics thermique energetique hydraulique aeronautique aeronautics ' +
    'genie engineering sciences science technologie technology urbanisme architecture agronomie agronomy ecologie ecology environnement medecine medicine pharmacie pharmacy ' +
    'musicologie musique music theatre cinema arts design communication journalisme journalism pedagogie education studies linguistic syntaxe phonetique ' +
    'resources ressources relations systems systemes networks networking reseaux security securite cybersecurity intelligence learning writing policy affairs politics analytics analysis development developpement ' +
    'animation tourism tourisme hospitality hotellerie nursing dentistry neuroscience neurosciences bioinformatics bioinformatique genetics genetique criminology agriculture logistics logistique transport transports ' +
    'banking assurance assurances insurance taxation fiscalite audit entrepreneurship photography photographie sculpture peinture painting dance danse litteratures civilisations ' +
    'government microeconomics microeconomie macroeconomics macroeconomie econometrics econometrie calculus algebra algebre geometry geometrie algorithms algorithmique thermodynamics thermodynamique anatomy anatomie physiology physiologie immunology immunologie'
  ).split(/\s+/),
);
