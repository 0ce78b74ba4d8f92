export type EntryLabel = 'position' | 'company' | 'dates' | 'activities' | 'degree' | 'school' | 'field' | 'aside';

/** « a|b|c », over as many lines as it takes. */
const phrases = (list: string): readonly string[] => list.replaceAll('\n', '').split('|');

/** Labels of form-like CVs (Europass and others) before the parts of an entry; `aside`: what an entry has no field for. Folded. */
export const ENTRY_LABELS: Record<EntryLabel, readonly string[]> = {
  position:
    phrases(`fonction ou poste occupe|poste occupe|fonction|poste|intitule du poste|occupation or position held|position held|position|
job title|title|role|designation|titre|occupation|emploi occupe|intitule de poste|metier|job role|job|job position|current position|present position|last position|last position held|
positions held|position title|position/title|post|post held|rank|capacity|employed as|worked as|working as`),
  company: phrases(`nom et lieu de l'employeur|nom et adresse de l'employeur|nom de l'employeur|employeur|entreprise|societe|
name and place of employer|name and address of employer|name of employer|employer|company|company name|organisation|
organization|client|structure|etablissement employeur|nom de l'entreprise|nom de la societe|entreprise d'accueil|raison sociale|
organisme d'accueil|employer name|name of company|name of the company|firm|employer's name|employer's name and address|
employer name and address|employer and address|company name and address|name of organisation|name of organization|
organisation name|organization name|current employer|present employer|previous employer|last employer|place of work|workplace`),
  dates: phrases(`dates|date|periode|period|duration|duree|from|annee|annees|year|years|dates d'emploi|dates of employment|date d'emploi|
year completed|year of completion|year of passing|passing year|passed year|year passed|graduation|graduation date|graduation year|
date of graduation|year of graduation|date completed|completion date|years attended|dates attended|year obtained|date obtained|
year awarded|date awarded|period of employment|employment period|period of service|period worked|dates employed|
employment dates|employment date|date of employment|date employed|duration of employment|length of service|tenure|time period`),
  activities:
    phrases(`principales activites|principales activites et responsabilites|activites et responsabilites principales|main activities|
main activities and responsibilities|responsibilities|missions|taches|key responsibilities|activites|activities|key activities|tasks|
main tasks|key tasks|duties|main duties|duties and responsibilities|tasks and responsibilities|
roles and responsibilities|roles & responsibilities|realisations|realisations principales|missions principales|
principales missions|missions realisees|key achievements|achievements|accomplishments|description|description du poste|
job description|contexte|projet|projets|project|projects|details`),
  degree:
    phrases(`intitule du diplome delivre|intitule du certificat ou diplome delivre|diplome|diplome obtenu|title of qualification awarded|
qualification awarded|qualification|degree|titre obtenu|
highest qualification|highest qualification obtained|qualification obtained|qualifications obtained|course of study|
course title|course name|degree obtained|degree awarded|award|certificate obtained|level|
highest standard passed|highest grade passed|standard passed|course studied|programme studied|programme of study`),
  school: phrases(`etablissement|nom et type d'etablissement|nom et type de l'etablissement d'enseignement ou de formation|
organisation providing education|name and type of organisation providing education and training|institution|school|university|
college|ecole|universite|organisme|organisme de formation|etablissement d'enseignement|name of school|name of institution|name of university|name of college|school attended|schools attended|
institution attended|institute|high school attended`),
  field:
    phrases(`specialite|domaine|domaine d'etudes|field of study|major|principales matieres|option|filiere|specialization|specialisation|specialty|speciality|
field|subject`),
  aside: phrases(`lieu|lieux|ville|town|pays|departement|region|localisation|location|city|country|place|lieu de travail|contrat|
type de contrat|nature du contrat|type d'emploi|contract|contract type|type of contract|employment type|secteur|secteur d'activite|
type ou secteur d'activite|sector|industry|type of business or sector|effectif|superviseur|supervisor|tuteur|tutrice|tuteurs|encadrant|encadrante|encadrants|encadrement|supervisors|advisor|advisors|mentor|maitre de stage|
responsable hierarchique|manager|line manager|reports to|salaire|salary|motif du depart|reason for leaving`),
};
