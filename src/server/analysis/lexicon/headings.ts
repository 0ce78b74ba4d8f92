export const SECTION_KINDS = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'softSkills',
  'languages',
  'certifications',
  'projects',
  'interests',
  'wishes',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** « a|b|c », over as many lines as it takes. */
const phrases = (list: string): readonly string[] => list.replaceAll('\n', '').split('|');

/** Words that make a heading of their kind, alone or among the modifiers below. Folded, singular and plural. */
export const HEADING_PHRASES: Record<SectionKind, readonly string[]> = {
  contact: phrases(`contact|contacts|contactez moi|me contacter|contact me|contact info|contact information|contact details|coordonnees|
informations de contact|informations personnelles|information personnelle|infos personnelles|infos|informations|
personal information|personal info|personal details|personal data|etat civil|donnees personnelles|adresse|address|
renseignements personnels|renseignements|identite|bio data|biodata|personal particulars|get in touch|reach me|find me|
hire me|say hello|let s talk|let s connect|restons en contact`),
  summary:
    phrases(`profil|profile|summary|a propos|a propos de moi|about|about me|who i am|qui suis je|presentation|en bref|resume|objectif|objectifs|
objective|objectives|career objective|career summary|career overview|career profile|synthese|accroche|overview|
professional summary|executive summary|summary of qualifications|qualifications summary|executive profile|
professional profile|professional overview|resume professionnel|profil professionnel|profil personnel|personal statement|
personal profile|statement|mon profil|career focus|projet professionnel|objectif professionnel|introduction|
mon parcours en bref|bio|biographie|biography|extrait|career goal|career goals|summary of experience|experience summary|
summary of skills|career highlights|job objective|synthese de carriere|synthese du profil|mot de presentation|
moi en quelques mots|goal|professional background`),
  experience:
    phrases(`experience|experiences|experience d enseignement|experiences d enseignement|employment|emploi|emplois|work experience|work experiences|professional experience|
experience professionnelle|experiences salariees|experiences marquantes|dernieres experiences|missions en interim|industrial training|field experience|experiences professionnelles|parcours|parcours professionnel|parcours de carriere|carriere|career|
career history|work history|employment history|job history|professional history|historique professionnel|employment record|
employment experience|missions|missions realisees|internships|internship|stages|stage|internship experience|
stages et alternances|experiences significatives|job experience|relevant experience|work background|itineraire professionnel|
postes occupes|exercice professionnel|activite professionnelle|activites professionnelles|professional career|
teaching experience|research experience|clinical experience|military experience|mes experiences|vie professionnelle|
cursus professionnel|industry experience|work|professional work experience|references professionnelles|exeperience|
accomplishments and experience|industrial experience|academic experience|consulting experience|freelance experience|
management experience|sales experience|previous experience|earlier experience|additional experience|other experience|
experience anterieure|experiences anterieures|experience complementaire|experiences complementaires|
experience professionnelle anterieure|experiences professionnelles anterieures|autres experiences|
autres experiences professionnelles|experience industrielle|experiences en entreprise|experience en entreprise|
emplois saisonniers|jobs d ete|jobs etudiants|positions held|jobs|job|positions|professional positions|employment positions|
current positions|poste actuel|actuellement|currently|previous positions|past positions|other positions|postes actuels|postes precedents|autres postes|employeurs successifs|lieux d exercice|ou je l ai fait|ou j ai travaille|petits boulots|bagage professionnel|posts to date|jobs i ve had|what i ve done since|my story so far|schools i have taught in|emploi occupe|mes jobs|
carriere militaire|parcours militaire|experience militaire|experiences militaires|activite actuelle|activites actuelles|emploi actuel|fonction actuelle|fonctions actuelles|
parcours pro|experience pro|experiences pro|exp pro|exp professionnelle|exp professionnelles|work exp|professional exp|
postes|fonctions exercees|emplois occupes|career to date|where i worked|where i have worked|working life|vie active|placements|work placements|employers|employeurs|
roles|past roles|missions passees|mandats|activite salariee|activites salariees|appointments|academic appointments|
professional practice|legal practice|law practice|clinical practice|medical practice|private practice|activites professionnelles et associatives|professional path|professional journey|professional life|professional record|professional roles|
career path|career timeline|timeline|chronologie|chronology|career progression|work life|work record|posts held|faculty appointments|
research positions|clinical posts|clinical training|clinical placements|clinical rotations|clinical appointments|clinical positions|client work|where i ve worked|what i ve done|things i ve done|vocational experience|
practical experience|hospitality work|retail work|summer jobs|student jobs|casual work|casual jobs|
jobs and internships|metiers exerces|fonctions occupees|pratique professionnelle|emplois etudiants|vecu professionnel|
dans la vie active|ce que j ai fait|la ou j ai travaille|experiences terrain|experiences de terrain|freelance work|
consulting work|working experience|working experiences|inplant training|in plant training|internship training`),
  education:
    phrases(`education|educations|things i ve studied|education to date|studies to date|schools and colleges|teacher training and education|teacher training|concours titres diplomes|concours titres et diplomes|titres et diplomes|etudes faites|bagage academique|back to school|summary of training|ecole et universite|concours et diplomes|ecoles|mes ecoles|ce que j ai appris|ou je l ai appris|ou j ai etudie|je me forme|diplomes titres habilitations|etude|formation|formations|diplome|diplomes|etudes|scolarite|cursus|cursus scolaire|cursus universitaire|
cursus academique|parcours scolaire|parcours academique|parcours universitaire|formation initiale|formation academique|
formation universitaire|formation scolaire|education background|educational background|where i studied|where i ve studied|where i have studied|academic background|academic history|
academic qualifications|academic credentials|academics|educational qualification|educational qualifications|academic profile|
academic record|academic details|education history|studies|schooling|degrees|degree|formations et diplomes|etudes et diplomes|
etudes et formations|diplomes obtenus|scholastic|parcours de formation|formation et diplomes|educational details|
education details|academic qualification|education qualification|titres et diplomes|academia|education and credentials|
parcours de formations|school|schools attended|institutions attended|institution attended|schools and colleges attended|qualifications obtained|niveau d etudes|niveau scolaire|niveau de formation|bagage scolaire|titres universitaires|titres et diplomes universitaires|diplomes et titres|diplomes et concours|formation et concours|concours et diplomes|diplome s|formation s|etudes superieures|
etudes secondaires|etudes universitaires|formation superieure|formations superieures|formation secondaire|formation diplomante|
formations diplomantes|formations qualifiantes|formations suivies|formation suivie|formation medicale|formation artistique|
autres formations|autre formation|autres diplomes|parcours etudiant|parcours educatif|parcours d etudes|historique academique|
dossier academique|forthcoming qualification|forthcoming qualifications|qualifications academiques|profil academique|certifications et diplomes|certificats et diplomes|education qualifications|education and qualifications|
scholastic record|academic preparation|academic journey|college education|tertiary education|post secondary education|
enseignement superieur|undergraduate education|graduate education|educational experience|
educational attainment|educational credentials|scholarly background|academic information|education info|
educational info|studies and degrees|diplomas|diplomas and degrees|academic and professional education|
higher education|formal education|further education|other education|additional education|graduate education|medical education|
university education|university studies|university degrees|university degree|academic degrees|academic path|
academic training|postgraduate training|educational training|diplomas|training and education|
certifications and education|certificates and education|bildung|ausbildung|schulbildung|studium|educacion|formacion|formacion academica|
istruzione|istruzione e formazione|educacao|opleiding|opleidingen|
educational profile|informal education|non formal education|educational history|secondary education|etudes faites|courses and degrees|
diplomes et qualifications`),
  skills:
    phrases(`competence|competences|ce que j apporte|practice areas|skill|skills|work skills|job skills|work related skills|website skills|competences techniques|technical skills|hard skills|savoir faire|expertise|expertises|
technologies|outils|logiciels|informatique|tools|tech stack|stack|programming and software|software and programming|it and software|
software packages|computer packages|computing|lab skills|bench skills|stack technique|technical proficiencies|technical expertise|
technical summary|technical competencies|competencies|core competencies|key skills|key competencies|competences cles|
principales competences|top skills|domaines de competences|domaines de competence|domaines d expertise|areas of expertise|
area of expertise|specialties|specialites|atouts techniques|core qualifications|qualifications|qualification highlights|
highlights|skill highlights|it skills|computer skills|computer proficiency|software|softwares|software skills|connaissances|
competences informatiques|connaissances informatiques|environnement technique|environnements techniques|
environnement technologique|technical environment|technical knowledge|knowledge|competences metier|competences metiers|
competences professionnelles|professional skills|langages|langages de programmation|programming languages|frameworks|apis|apis et frameworks|
bases de donnees|databases|maitrise|savoirs|aptitudes techniques|capacites|capabilities|proficiencies|technical|bureautique|
outils et technologies|technical experience|technologies maitrisees|programs and packages|skills and tools|skillset|skill set|summary of technical skills|competences fonctionnelles|
competences linguistiques et informatiques|methodologies|methodes|technical tools|digital skills|competences digitales|
competences numeriques|job related skills|professional expertise|core skills|core expertise|technical qualifications|
areas of knowledge|systemes d exploitation|operating systems|what i do well|what i can do|what i know|
what i m good at|good at|ce que je sais faire|mes savoir faire|toolbox|toolkit|boite a outils|abilities|talents|
laboratory techniques|lab techniques|experimental techniques|techniques de laboratoire|materiel et logiciels|materiel logiciels|logiciels et materiel|
equipment and software|equipment software|hardware and software|
skills matrix|tech skills|technical proficiency|fields of expertise|domain knowledge|domain expertise|proficiency|
know how|things i know|computer literacy|computer knowledge|
it proficiency|it knowledge|software proficiency|software known|programming skills|coding skills|coding languages|
laboratory skills|clinical skills|practical skills|research skills|design skills|competences specifiques|
connaissances particulieres|outils maitrises|logiciels maitrises|technos|habiletes|it|tech|i use|things i use|what i use|what i work with|legal skills|nursing skills|kitchen skills|culinary skills|trade skills|office skills|administrative skills|secretarial skills|accounting skills|subject matter expertise|tech i use`),
  softSkills: phrases(`soft skills|savoir etre|qualites|qualites personnelles|atouts|personal skills|competences comportementales|
competences transversales|competences humaines|aptitudes|strengths|personal qualities|personal strengths|interpersonal skills|
personnalite|key strengths|competences personnelles|forces|traits|competences relationnelles|points forts|
competences sociales|communication skills|organisational skills|aptitudes personnelles|traits de caractere|personal traits|
personal attributes|attributes|competences interpersonnelles|mes qualites`),
  languages:
    phrases(`langue|langues|things i speak|je parle|parler|i also speak|tongues|langues et sejours|langues et voyages|langues et sejours linguistiques|langues anciennes|langues mortes|ancient languages|classical languages|languages|language|langues etrangeres|competences linguistiques|language skills|langues parlees|langues ecrites|langues lues|
spoken languages|languages known|foreign languages|connaissances linguistiques|aptitudes linguistiques|linguistic skills|
niveau de langues|langues vivantes|languages spoken|language proficiency|linguistique|langue maternelle|mother tongue|
mother tongues|langues maternelles|autres langues|other languages|other language|human languages|natural languages|
maitrise des langues|langues maitrisees|pratique des langues|langues pratiquees|linguistic competence|
linguistic competences|linguistic abilities|language abilities|language competencies|idioms|langues et niveaux|
languages and levels|niveaux de langue|niveau de langue|niveau linguistique|
known languages|i speak|spoken|languages i speak`),
  certifications:
    phrases(`certification|certifications|permis et titres|certificat|certificats|certificates|certificate|licenses|licences|licenses and certifications|
licences et certifications|habilitations|habilitation|accreditations|credentials|professional certifications|
certifications professionnelles|courses attended|courses taken|courses followed|formations suivies|formations complementaires|formation continue|formations continues|training|trainings|
formation complementaire|professional development|professional training|courses|coursework|school courses|university courses|college courses|graduate courses|undergraduate courses|selected courses|workshops|cours|
permis et habilitations|certifications et habilitations|certifications et formations|formations professionnelles|
professional licenses|attestations|brevets|caces|online courses|mooc|moocs|further training|continuing education|
formations en ligne|formations courtes|training experience|training experiences|additional training|training courses|online certifications|online training|
continuing professional development|cpd|certifications obtenues|badges|digital badges|open badges|
licensure|licensures|registrations|professional registration|professional registrations|permits|tickets|professional examinations|
professional exams|exams passed|certs|certif|certifs|permis et formations|permis et certificats|formations et permis|licences and tickets|
licences and training|cards and tickets|tickets and licences|
formations certifiantes|permis habilitations|permis formations|certificats permis|permis et caces|caces et permis|permis caces|autorisations|autorisations de conduite|titres et habilitations|
permis et autorisations|carte professionnelle|cartes professionnelles|short courses|short course`),
  projects: phrases(`projets|projet|projects|project|realisations|projets personnels|personal projects|side projects|academic projects|
projets academiques|key projects|portfolio|projets realises|open source|project experience|projets scolaires|
projets universitaires|school projects|selected projects|project details|projects undertaken|contributions`),
  interests:
    phrases(`interets|centres d interet|centre d interet|centres d interets|centre d interets|loisirs|hobbies|hobby|interests|passions|
passion|activites|activities|sports|divers|personal interests|activites extra professionnelles|activites personnelles|
hobbies and interests|sports et loisirs|loisirs et interets|extracurricular activities|extra curricular activities|
co curricular activities|co curricular|extracurriculars|curricular activities|activites extrascolaires|vie associative|autres activites|interets personnels|hobbys|interest|activites extra scolaires|
leisure|i like|things i like|school activities|passe temps|hors travail|hors boulot|a cote|et a cote|a cote de ca|et sinon|cote perso|vie perso|ce que j aime|j aime`),
  wishes: phrases(`disponibilite|disponibilites|availability|mobilite|pretentions|pretentions salariales|salaire|souhaits|poste recherche|
recherche|preferences|notice period|preavis|situation actuelle|emploi recherche|poste souhaite|desired employment|
recherche actuelle|current search|job search|looking for|emploi souhaite|desired job|candidature|
availability and expectations|salaire souhaite|salary expectation|salary expectations|expected salary|pretention salariale|
teletravail|type de contrat|contrat souhaite|contrat recherche|mobilite geographique|zone geographique|notice|relocation|
remuneration|remuneration souhaitee|permis et mobilite|desired position|mes attentes|attentes|souhaits professionnels|
expectations|job interests|career interests|job preferences|work preferences`),
  other:
    phrases(`benevolat|ils parlent de moi|what people say|volunteering|volunteer work|volunteer experience|volunteer|leadership experience|experience benevole|
experiences benevoles|engagement associatif|engagements associatifs|engagements|experiences associatives|
extra professional experience|references|referees|publications|publication|awards|prizes|award|prix|distinctions|honors|honours|
achievements|accomplishments|affiliations|memberships|professional affiliations|additional information|
informations complementaires|autres|autre|other|miscellaneous|annexes|reseaux sociaux|social|socials|social media|links|liens|
permis|permis de conduire|driving licence|driving license|driver license|honors and awards|recompenses|patents|
brevets d invention|conferences|presentations|scholarships|bourses|declaration|recommandations|recommendations|honors awards|
honneurs|honneurs et prix|sur le web|reference|informations supplementaires|additional|professional memberships|associations|
scientific publications|complements|extras|military service|service militaire|key achievements|selected publications|
professional associations|organizations|community service|leadership|travaux|grants|teaching|websites portfolios profiles|
websites|vehicule|travaux de recherche|communications|major achievements|realisations cles|awards and achievements|
awards and honors|signature|voluntary work|voluntary experience|voluntary activities|volunteer activities|
volunteering experience|charity work|community work|actions benevoles|activites benevoles|bibliography|bibliographie|
exhibitions|exhibition|selected exhibitions|solo exhibitions|group exhibitions|expositions|exposition|expositions personnelles|expositions individuelles|expositions collectives|expositions de groupe|expositions en duo|duo exhibitions|two person exhibitions|
enseignement|enseignements|activites d enseignement|activites pedagogiques|axes de recherche|
responsabilites|mes responsabilites|responsabilites administratives|responsabilites collectives|responsabilites pedagogiques|responsabilites scientifiques|
responsabilites academiques|responsabilites institutionnelles|activites administratives|activites scientifiques|scientific activities|
encadrement|encadrements|encadrement doctoral|encadrement de theses|encadrement d etudiants|direction de theses|jurys|jurys de these|
participation a des jurys|exposes|seminaires|sejours de recherche|research stays|research visits|communications orales|vie scientifique|
animation scientifique|animation de la recherche|rayonnement|rayonnement scientifique|valorisation|diffusion scientifique|vulgarisation|
mediation scientifique|organisation de colloques|organisation d evenements|evenements organises|visites scientifiques|
services academiques|guest lectures|events organized|events organised|financements|contrats de recherche|themes de recherche|
activites editoriales|relectures|invited talks|talks|invited lectures|invited seminars|seminars|committees|committees and service|
professional service|academic service|university service|departmental service|service to the profession|editorial work|
editorial activities|reviewing|peer review|peer reviewing|students supervised|student supervision|supervision of students|mentoring|
mentorship|phd students|media coverage|press coverage|outreach|public engagement|research interests|research areas|working papers|
work in progress|works in progress|journal articles|peer reviewed articles|peer reviewed publications|book chapters|books|edited volumes|
conference proceedings|fellowships|fellowships and awards|funding|research funding|external funding|courses taught|
conference presentations|conference organization|organization of conferences|workshops organized|productions scientifiques|
conferences attended|conferences and workshops|workshops and conferences|conferences workshops|conferences et workshops|workshops et conferences|
conferences and summer schools|summer schools|ecoles d ete|ecoles thematiques|colloques|congres|journees d etude|groupes de travail|
participation a des conferences|participations a des conferences|visites|visites de recherche|sejours scientifiques|invited stays|
travaux scientifiques|ouvrages|chapitres d ouvrages|conferences invitees|societes savantes|membre de societes savantes|
residences artistiques|residences d artistes|residencies|artist residencies|group shows|solo shows|duo shows|expositions artistiques|screenings|biennales|salons|
hackathons|competitions|contests|compositions|positions of responsibility|position of responsibility|student activities|student leadership|
student involvement|campus involvement|student organizations|clubs and societies|vie etudiante|activites associatives|
responsabilites associatives|engagements etudiants|board memberships|board positions|elected positions|mandats electifs|
service to profession|guest lectures|lectures|masterclasses|master classes|festivals|presse|press|symposiums|collections|public collections|filmography|filmographie|discography|discographie`),
};

/** Words that may stand beside a heading word without changing its kind. */
export const HEADING_MODIFIERS: ReadonlySet<string> = new Set(
  (
    'ou or un une past previous selected prior precedents precedentes held occupes entreprise et and & de des du d l la le les of in en a the my mes mon ma notre votre autres autre other additional professionnel professionnelle professionnels professionnelles professional personnel personnelle personnels personnelles personal ' +
    'scientific scientifique scientifiques clinical clinique cliniques medical medicale medicales artistic artistique artistiques ' +
    'technique techniques technical principales principaux principale main key core relevant selected majeures significatives significative diverses academique academiques academic universitaire universitaires scolaire scolaires ' +
    'recent recentes recente related general generale informations information background history details detail summary complementaires complementaire supplementaires metier metiers work areas domaines domaine ' +
    'i ii iii iv 1 2 3 4 5 6 7 8 vos mises oeuvre acquises informatiques informatique cles fonctionnelles continue initiale suite continued cont overview obtenus obtenues level niveau sur acquired include includes including acquis'
  ).split(' '),
);

/** What a whole document calls itself; never a heading. */
export const DOCUMENT_TITLES: ReadonlySet<string> = new Set(
  phrases(`dossier de competences|dossier de competence|dossier technique|skills profile|competency profile|profil de competences|
curriculum vitae|curriculum vitæ|cv|resume|europass|curriculum vitae europass|europass curriculum vitae|consultant profile|
fiche de competences`),
);
