/** Words at the head of a job title: what a person is called at work, French and English. Folded. */
export const TITLE_HEADS: ReadonlySet<string> = new Set(
  // French
  (
    'stage apprentissage alternance abatteur accompagnant accompagnatrice accompagnateur accordeur acheteur acheteuse actuaire acteur actrice adjoint adjointe administrateur administratrice affreteur affreteuse agenceur agent agente agriculteur aide-soignant aide-soignante aide ajusteur ambulancier ambulanciere analyste ' +
    'anesthesiste animateur animatrice apprenti apprentie architecte archiviste aromaticien assistant assistante associe associee attache attachee audioprothesiste auditeur auditrice auxiliaire avocat avocate bardeur barman barmaid barista bibliothecaire bijoutier biologiste biochimiste boucher bouchere boulanger boulangere brancardier brigadier bucheron ' +
    'cadre caissier caissiere cardiologue cariste carreleur carrossier cascadeur chapiste charcutier chargé charge chargee charpentier chaudronnier chauffagiste chauffeur chauffeuse chef cheffe chercheur chercheuse chimiste chirurgien chirurgienne chocolatier chroniqueur clerc coach co-fondateur co-gerant cofondateur cofondatrice coffreur coiffeur coiffeuse collaborateur collaboratrice commandant commercial commerciale commis compositeur comptable ' +
    'concepteur conceptrice concierge conducteur conductrice conseiller conseillere constructeur consultant consultante contremaitre controleur controleuse coordinateur coordinatrice coordonnateur coordonnatrice cordiste cordonnier correcteur correspondant couturier couturiere couvreur createur creatrice crepier cuisinier cuisiniere curateur ' +
    'debardeur decorateur decoratrice delegue deleguee demenageur dentiste dermatologue dessinateur dessinatrice developpeur developpeuse dieteticien dieteticienne directeur directrice dirigeant dirigeante docker docteur documentaliste doctorant doctorante ebeniste economiste ecrivain editeur editrice educateur educatrice electricien electricienne electromecanicien electronicien electrotechnicien eleveur emballeur employe employee encadrant enqueteur enseignant enseignante ' +
    'enseignant-chercheur entrepreneur ergonome ergotherapeute estheticienne etancheur etalagiste etudiant etudiante expert experte expert-comptable exploitant fabricant facteur factrice ferrailleur fleuriste fondateur fondatrice formateur formatrice fraiseur frigoriste gardien gardienne geologue geometre gerant gerante gestionnaire gouvernante graphiste greffier greffiere grutier guichetier guide gynecologue ' +
    'historien horloger horticulteur hote hotesse huissier hydraulicien iconographe illustrateur illustratrice imprimeur infirmier infirmiere informaticien informaticienne infographiste ingenieur ingenieure inspecteur inspectrice installateur instituteur institutrice instructeur integrateur intégrateur integratrice interne interprete intervenant intervenante jardinier jardiniere journaliste juriste kinesitherapeute laborantin laborantine ' +
    'lead lecteur libraire livreur livreuse machiniste macon magasinier magasiniere magistrat maitre maitresse majordome manager manageur manageuse manipulateur manipulatrice mannequin manoeuvre manutentionnaire maquettiste maquilleur maraicher marbrier marchand marechal marin maroquinier masseur mecanicien mecanicienne mecatronicien mediateur mediatrice medecin menuisier metallier metallurgiste metreur meteorologue modeliste modelisateur moniteur monitrice monteur monteuse ' +
    'musicien negociateur negociatrice notaire nourrice nutritionniste officier operateur operatrice opticien opticienne ordonnanceur orthophoniste orthoptiste osteopathe outilleur ouvrier ouvriere parqueteur partenaire patissier patissiere paysagiste peintre pediatre pharmacien pharmacienne photographe physicien pilote pisciniste pizzaiolo plaquiste platrier plombier plongeur plongeuse podologue poissonnier policier pompier poseur postdoc preparateur preparatrice ' +
    'president presidente prestataire proviseur procureur producteur productrice professeur professeure programmeur projeteur projeteuse promoteur prothesiste psychologue psychiatre psychomotricien puericultrice qualiticien radiologue realisateur realisatrice receptionniste recruteur recruteuse redacteur redactrice reflexologue regisseur regleur relecteur releveur reparateur reporter representant representante responsable restaurateur ' +
    'retoucheur revendeur revisuer reviseur routier scaphandrier scenariste scrum sculpteur secretaire second secouriste serveur serveuse serrurier skipper sociologue soigneur solier sommelier sommeliere souderu soudeur soudeuse sous-chef sous-directeur stagiaire statisticien statisticienne stratifieur superviseur superviseuse surveillant surveillante syndic tailleur technicien technicienne technico-commercial technico-commerciale technologue telephoniste teleconseiller teleconseillere televendeur televendeuse ' +
    'terrassier testeur testeuse tisserand topographe tourneur tourneur-fraiseur traducteur traductrice traiteur tresorier tresoriere tuteur tutrice tuyauteur urbaniste usineur vendangeur vendeur vendeuse veterinaire vigile viticulteur volontaire voyageur webdesigner webmaster webmestre benevole alternant alternante freelance independant independante owner ' +
    // both, by trade
    'acrobate adjudant adjunct adjuster aesh agricultrice aiguilleur ambassadeur ambassadrice anthropologue apiculteur apicultrice apporteur approvisionneur approvisionneuse arbitre arborist archeologue assureur astronome ater athlete audiologiste automaticien automaticienne babysitter baby-sitter eng mgr asst inventoriste distributeur distributrice bancheur barback ' +
    'beekeeper bellhop bergere bijoutiere billettiste bioinformaticien biostatisticien blacksmith boatswain bouncer brancardiere bricklayer brodeuse busser cadreur cadreuse calorifugeur cambiste capitaine caporal cartographe cascadeuse ceramiste chairwoman chambermaid chancelier chancellor chanteur ' +
    'chanteuse cheminot chercheur-doctorant choregraphe chro cobbler coffreuse colonel comedian comedien comedienne commandante compositrice conservateur conservatrice coordonateur copilote correspondante coursier coursiere courtier courtiere cpe cryptologue cuistot dancer danseur danseuse datascientist ' +
    'deckhand declarant depute deputee desamianteur diabetologue diplomate dishwasher distiller domoticien dosimetrist douanier douaniere doula doyen doyenne dresseur eclairagiste ecologist ecologue elagueur elagueuse electromecanicienne eleveuse emt energeticien energeticienne entraineur entraineuse ' +
    'environnementaliste epidemiologiste equipier equipiere ethnologue expediter exploitante facilitateur facilitatrice ferronnier fiscaliste fisherman forester foreur forfaitiste forgeron forwarder gaffer garde-malade gendarme gendarmerie genomicien geomaticien geomaticienne glassblower glazier greeter ' +
    'groom groundworker grutiere hacker herder historienne horlogere hotliner huissiere humoriste hydrogeologue hydrologue hypnotherapeute indemnisateur interimaire intermittent intermittente invigilator jeweller joaillier juge laundress locksmith logger logisticien logisticienne luthier magistrate ' +
    'maieuticien maitre-chien maraichere maroquiniere masseuse mecano mentore methodiste metrologue militaire milliner mineur miroitier moderateur moderatrice moniteur-educateur museographe nageur naturalist naturaliste neurologue nounou oceanographe oenologue oncologue orthesiste palefrenier parolier ' +
    'pecheur pentester perchiste perfusionniste permanencier petsitter phlebotomist pianiste pisteur planificateur planificatrice policiere post-doctorat postdoctoral postdoctorant postdoctorante postdoctorat postgraduate potiere precepteur preceptor preceptrice presser preventeur preventrice proctor ' +
    'prof proviseure provost puericulteur qualiticienne radiologiste ramoneur rancher recteur rector referee referent referente regisseuse regulateur regulatrice remplacant remplacante restauratrice roboticien roboticienne runner sage-femme saisonnier saisonniere sauveteur scaffolder scenographe ' +
    'scheduler scorer scripte seamstress sergent shepherd soldat sondeur sonologist sonorisateur sophrologue souffleur souscripteur souscriptrice stablehand stagehand styliste sylviculteur tapissier tapissiere telemarketeur teleprospecteur thermicien tiler toiletteur toiletteuse tractoriste tradeur ' +
    'transitaire truquiste trustee tutorat umpire urgentiste vacataire vacatrice verrier vetnurse violoniste viticultrice viticulturist vitrier vocalist voyagiste webmarketeur winemaker zookeeper ' +
    'violinist cellist pianist guitarist drummer guitariste batteur puppeteer marionnettiste acrobat jongleur costumiere habilleuse accessoiriste luthiere archivist relectrice pigiste novelist poet poete romanciere cartoonist animator storyboarder caricaturiste sculptrice ceramicist vitrailliste engraver graveur relieur calligrapher ' +
    'upholsterer saddler shoemaker modiste beautician naturopath osteopath chiropractor acupuncturist childminder governess bellboy gamekeeper lumberjack farmhand trayeur vigneron caviste brasseur cheesemaker fromager affineur fishmonger confiseur zingueur plombiere stonemason echafaudeur boilermaker scieur joiner menuisiere ' +
    'matelot bosun stevedore trucker cabbie policeman legionnaire chaplain aumonier imam priest rabbi thanatopracteur gravedigger fossoyeur greenkeeper jockey farrier streetworker orthotist pedicure ' +
    // English
    'accountant actor actress actuary administrator adviser advisor advocate agent aide ambassador analyst anchor apprentice architect artist assembler assistant associate attendant attorney auditor author baker banker bartender barista biologist bookkeeper brewer broker builder butcher buyer captain caregiver carer caretaker carpenter cashier ceo cfo chairman chairperson chair chef chemist chief cio ciso cleaner clerk clinician cmo ' +
    'co-founder cofounder co-op coach coder collector columnist commander commissioner companion concierge conductor consultant contractor controller cook coo coordinator co-ordinator copywriter counsel counsellor counselor courier crew critic cto curator custodian dba dealer dean demonstrator dentist deputy designer detective developer devops dietitian director dispatcher doctor doorman dpo draftsman driver economist editor educator electrician ' +
    'engineer estimator evangelist examiner executive expert fabricator faculty farmer fellow firefighter fitter foreman founder fundraiser gardener generalist geologist geophysicist goldsmith governor grader groomer guard guide hairdresser handyman head headhunter helper historian host hostess housekeeper hygienist illustrator inspector installer instructor intern interim internist interpreter inventor investigator janitor jeweler journalist judge keeper laborer ' +
    'labourer landscaper lawyer leader lecturer librarian lieutenant lifeguard linguist loader logistician machinist maid maker mate manager marketer mason mathematician mechanic mechatronics mediator member mentor merchandiser merchant microbiologist midwife miner minister model moderator musician nanny navigator negotiator nurse nutritionist officer operative operator optician optometrist orderly organizer orthodontist owner packer painter paralegal paramedic partner pastor pathologist ' +
    'pharmacist photographer physician physicist physiotherapist picker pilot plasterer planner player plumber police porter postman practitioner preacher president presenter principal processor producer professional professor programmer promoter proofreader proprietor provider psychiatrist psychologist publicist publisher purchaser radiographer radiologist ranger realtor receptionist recruiter registrar rep reporter representative researcher resident retailer reviewer rigger roofer sailor ' +
    'salesman salesperson saleswoman sales scientist scribe sculptor secretary seller sergeant server setter sheriff singer soldier solicitor sonographer specialist speechwriter statistician steward stewardess stocker strategist stylist superintendent supervisor surgeon surveyor sysadmin tailor teacher technician technologist telemarketer teller tester therapist trader trainee trainer translator treasurer tutor typist underwriter undersecretary usher valet vet veterinarian vicepresident vice vp waiter waitress warden ' +
    'washer watchmaker webmaster welder worker writer sde swe qa sre sdet bda lpn rn cna pmo hrbp bdr sdr cpa cdl volunteer student extern externship internship fullstack full-stack frontend backend freelancer candidate scholar'
  ).split(/\s+/),
);

/** What is done at work, at the head of a French title: « Garde d’enfants », « Surveillance des examens ». Folded. */
export const ACTIVITY_OPENINGS: ReadonlySet<string> = new Set(
  'accueil assistanat baby-sitting babysitting cueillette emploi emplois enseignement extras garde inventaire inventaires job jobs manutention menage monitorat nettoyage permanences petits pfe plonge recolte remplacement remplacements saison secretariat soutien surveillance teleprospection televente vacation vacations vendanges'.split(
    ' ',
  ),
);

/** The same at the end of an English one: "Construction work", "Exam invigilation". Folded. */
export const ACTIVITY_ENDINGS: ReadonlySet<string> = new Set(
  'apprenticeship assistantship babysitting clerkship employment fellowship fieldwork housekeeping invigilation job jobs official outreach placement practicum project residency rotation rotations shadowing tutoring validation volunteering work'.split(
    ' ',
  ),
);

/** Words that qualify a title without being one. */
export const TITLE_QUALIFIERS: ReadonlySet<string> = new Set(
  'senior junior lead principal confirme confirmee experimente sr jr staff global regional national international general generale web mobile logiciel software systeme systemes reseau reseaux marketing communication digital paie rh hr financier financiere finance commercial commerciale qualite projet projets produit production maintenance logistique achats ventes vente clientele client'.split(
    ' ',
  ),
);

const RANKS = {
  principal:
    'principal|staff engineer|distinguished|fellow|directeur|directrice|director|head of|vp|vice president|chief|cto|ceo|cfo|coo|dsi|drh|daf',
  lead: "lead|tech lead|team lead|leader|chef d'equipe|cheffe d'equipe|team leader|chef de service",
  senior: 'senior|sr|confirme|confirmee|experimente|experimentee',
  junior: 'junior|jr|debutant|debutante|stagiaire|intern|alternant|alternante|apprenti|apprentie|trainee|graduate',
} as const;

/** Words of a title that tell rank, for `candidateLevel`. */
export const RANK_WORDS = (Object.keys(RANKS) as (keyof typeof RANKS)[]).flatMap((rank) =>
  RANKS[rank].split('|').map((word) => [word, rank] as const),
);

/** Words of a job that trains: internship, apprenticeship. They count as experience only when nothing else is there. */
export const TRAINING_WORDS: readonly string[] =
  "stage|stagiaire|alternance|alternant|alternante|apprentissage|apprenti|apprentie|intern|internship|trainee|apprentice|apprenticeship|contrat d'apprentissage|contrat de professionnalisation|contrat pro".split(
    '|',
  );
