/** The landing page’s words (spec 1 §1, §2, §9). The people and the offer shown are those of the demonstration. */
export const landingTexts = {
  hero: {
    title: 'Le bon candidat est déjà dans votre vivier.',
    lead: 'Vivier lit chaque CV, comprend chaque offre et explique chaque rapprochement. Vous voyez qui convient, et surtout pourquoi.',
    signUp: 'Créer un compte gratuit',
    demo: 'Voir la démo',
    trial: '14 jours d’essai, sans carte bancaire',
    figures: [
      { value: '50K+', label: 'candidats analysés' },
      { value: '80 %', label: 'de temps gagné' },
      { value: '95 %', label: 'de placements réussis' },
    ],
  },
  product: {
    label: 'Le classement des candidats pour une offre, tel que Vivier l’affiche',
    offer: 'Développeur C++ (H/F)',
    place: 'Optique du Rhône · Lyon 7e',
    list: 'Candidats classés',
    people: [
      { initials: 'HL', name: 'Hélène Lefèvre', role: 'Développeuse C++', score: 92 },
      { initials: 'OB', name: 'Oliver Bennett', role: 'Ingénieur DevOps', score: 64 },
      { initials: 'MB', name: 'Mehdi Benali', role: 'Data scientist', score: 51 },
      { initials: 'YG', name: 'Yannick Le Goff', role: 'Responsable commercial', score: 17 },
    ],
    why: 'Pourquoi 92 ?',
    needed: 'Indispensable',
    welcome: 'Souhaitable',
    criteria: [
      { name: 'C++ moderne', proof: '« Migration de C++11 vers C++20 »', met: true, needed: true },
      { name: 'Anglais B2', proof: '« Anglais : C1 »', met: true, needed: true },
      { name: 'Bac +5 en informatique', proof: '« Diplôme d’ingénieur, INSA Lyon »', met: true, needed: true },
      { name: 'OpenCV', proof: 'Non trouvé dans le CV', met: false, needed: false },
    ],
  },
  features: {
    title: 'Du CV reçu au candidat présenté',
    lead: 'Six outils qui se passent le relais, sans double saisie.',
    tryIt: 'Essayer gratuitement',
    cards: {
      parsing: {
        title: 'Lecture des CV',
        text: 'PDF, Word, scans, images : déposez vingt CV d’un coup. Chaque information retenue garde le passage qui la prouve.',
      },
      matching: {
        title: 'Rapprochement par IA',
        text: 'Les besoins de l’offre, indispensables ou souhaitables, sont comparés à tout votre vivier.',
      },
      scoring: { title: 'Score automatique', text: 'Une note sur 100 par candidature, et les critères qui la composent.' },
      team: {
        title: 'Travail en équipe',
        text: 'Chaque placement avance sous les yeux de tous : statut daté, questions d’entretien prêtes, aucun candidat oublié.',
      },
      analytics: { title: 'Analyses', text: 'Délais, sources, compétences : vos chiffres, à exporter en CSV quand vous le voulez.' },
      formatting: { title: 'Mise en forme des CV', text: 'Un CV à vos couleurs, anonyme si vous le souhaitez, prêt pour le client.' },
    },
    visuals: {
      facts: ['Développeuse C++', 'Lyon', '9 ans d’expérience', 'Anglais C1'],
      needs: ['C++ moderne', 'Anglais B2', 'OpenCV'],
      columns: [
        { title: 'À contacter', people: ['OB', 'MB'] },
        { title: 'Entretien', people: ['HL'] },
        { title: 'Présenté', people: ['CN'] },
      ],
    },
  },
  ai: {
    title: 'Une IA qui montre son raisonnement',
    lead: 'Vous ne confiez pas vos choix à une boîte noire. Chaque recommandation se lit, se vérifie et se discute.',
    score: 'Score global',
    scoreOf: '92 sur 100',
    dimensionsTitle: 'Une analyse en plusieurs dimensions',
    dimensions: [
      { name: 'Compétences techniques', value: 96, note: 'C++, .NET, Git, Docker' },
      { name: 'Expérience', value: 94, note: 'Depuis 2017, sans interruption' },
      { name: 'Culture d’entreprise', value: 88, note: 'Industrie, à Lyon' },
      { name: 'Soft skills', value: 86, note: 'Rigueur, pédagogie' },
    ],
    explained: 'La phrase du CV accompagne chaque critère. Ce que le CV ne dit pas est écrit « non trouvé », jamais deviné.',
    figures: [
      { value: '95 %', label: 'de précision de l’IA' },
      { value: '−70 %', label: 'de temps de présélection' },
      { value: '+40 %', label: 'de taux de placement' },
    ],
    securityTitle: 'Vos données restent les vôtres',
    security: [
      { title: 'Chiffrement de bout en bout', text: 'Des échanges aux fichiers conservés, chiffrés en AES-256.' },
      { title: 'Conformité RGPD', text: 'Accès, export et effacement : les droits des candidats sont prévus dès le départ.' },
      { title: 'Hébergement en Europe', text: 'Vos CV ne quittent jamais le territoire européen.' },
    ],
    openTitle: 'Et tout se branche',
    open: ['Jobboards et ATS', 'API documentée', 'Export CSV et JSON', 'Adapté au mobile', 'Formation offerte'],
    expert: 'Parler à un expert',
  },
  clients: {
    title: 'Pensé pour celles et ceux qui recrutent',
    demo: 'Demander une démo',
    kinds: [
      {
        title: 'Cabinets de recrutement',
        text: 'Répondez au client dans la journée : votre base est relue pour chaque nouvelle mission, et la sélection part avec ses raisons.',
        points: ['Des candidats oubliés qui ressortent', 'Des CV à votre charte', 'Le suivi de chaque placement'],
      },
      {
        title: 'ESN et sociétés de conseil',
        text: 'Trouvez le consultant qui colle à l’appel d’offres, puis sortez son dossier de compétences sans y passer la soirée.',
        points: ['La recherche par compétence', 'Des dossiers anonymes en un clic', 'Une vue commune aux équipes'],
      },
      {
        title: 'Équipes RH internes',
        text: 'Lisez toutes les candidatures, pas seulement les premières. Les managers reçoivent une liste courte et argumentée.',
        points: ['Une lecture égale pour tous', 'Des questions d’entretien prêtes', 'Des décisions que l’on peut expliquer'],
      },
    ],
  },
  pricing: {
    title: 'Une formule par rythme de recrutement',
    lead: 'Tout commence par 14 jours d’essai, sans carte bancaire. Trois jours avant la fin, un email vous le rappelle : vous choisissez une formule ou suspendez le compte.',
    popular: 'Le plus populaire',
    trial: 'Commencer l’essai',
    plans: [
      {
        name: 'Starter',
        price: 'Contactez-nous',
        volume: 'Jusqu’à 50 candidats par mois',
        points: ['Lecture des CV et des offres', 'Scores expliqués', 'Modèles de CV fournis'],
      },
      {
        name: 'Pro',
        price: 'Contactez-nous',
        volume: 'Jusqu’à 500 candidats par mois',
        points: ['Tout Starter', 'Questions d’entretien par IA', 'Modèles de CV à votre charte', 'Analyses et exports'],
      },
      {
        name: 'Enterprise',
        price: 'Sur mesure',
        volume: 'Candidats illimités',
        points: ['Tout Pro', 'API et intégrations', 'Accompagnement dédié', 'Formation des équipes'],
      },
    ],
    contact: 'Contacter l’équipe',
  },
  faq: {
    title: 'Questions fréquentes',
    more: 'Une autre question ?',
    contactUs: 'Contactez-nous',
    questions: [
      {
        question: 'Comment se passe l’essai gratuit ?',
        answer:
          'Vous utilisez Vivier en entier pendant 14 jours, sans donner de carte bancaire. Trois jours avant la fin, un email vous prévient : vous choisissez alors une formule, ou vous suspendez votre compte.',
      },
      {
        question: 'Puis-je changer de formule ?',
        answer: 'Oui, à tout moment, dans un sens comme dans l’autre. Le changement prend effet immédiatement.',
      },
      {
        question: 'Comment le score est-il calculé ?',
        answer:
          'Les critères viennent de l’offre, indispensables ou souhaitables. Chacun est rempli, non rempli ou non trouvé, avec le passage du CV qui le montre et son poids dans la note. La même candidature reçoit toujours le même score.',
      },
      {
        question: 'L’IA décide-t-elle à ma place ?',
        answer: 'Non. Vivier classe et explique ; il ne rejette personne. La décision reste celle du recruteur.',
      },
      {
        question: 'Quels formats de CV sont lus ?',
        answer: 'PDF, DOC, DOCX, ODT, RTF, TXT, et les images ou scans, lus par reconnaissance de caractères.',
      },
      {
        question: 'Où sont hébergées les données ?',
        answer: 'Exclusivement en Europe. Les échanges et les fichiers conservés sont chiffrés, et le traitement respecte le RGPD.',
      },
      {
        question: 'Vivier s’intègre-t-il à mes outils ?',
        answer: 'Oui : jobboards et ATS, une API documentée, et des exports CSV et JSON pour tout le reste.',
      },
      {
        question: 'Faut-il être formé ?',
        answer: 'Une heure suffit pour prendre Vivier en main. La formation de votre équipe est offerte avec toutes les formules.',
      },
    ],
  },
  contact: {
    title: 'Parlons de vos recrutements',
    lead: 'Une question, une démonstration, un devis : écrivez-nous. Nous répondons sous 24 heures.',
    direct: 'Ou directement par email :',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Email',
    phone: 'Téléphone',
    optional: 'facultatif',
    company: 'Entreprise',
    message: 'Message',
    privacy: [
      'En envoyant ce message, vous acceptez que nous l’utilisions pour vous répondre. Voir la ',
      'politique de confidentialité',
      '.',
    ],
    send: 'Envoyer le message',
    sending: 'Envoi en cours...',
    sent: 'Message envoyé !',
    thanks: 'Merci. Notre équipe vous répond sous 24 heures.',
    again: 'Envoyer un autre message',
    waiting: ['La connexion a manqué : votre message partira de lui-même à votre prochaine visite. Vous pouvez aussi nous écrire à ', '.'],
    noScript: ['Ce formulaire a besoin de JavaScript. Écrivez-nous à ', '.'],
  },
} as const;
