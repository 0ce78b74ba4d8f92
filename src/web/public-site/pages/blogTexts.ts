export interface Article {
  id: string;
  title: string;
  excerpt: string;
  /** `2026-11-03`. */
  date: string;
  readTime: string;
  category: string;
  image: 'stack' | 'proof' | 'interview' | 'privacy' | 'school' | 'mirror';
  paragraphs: string[];
}

export const blogTexts = {
  title: 'Le blog',
  lead: 'Ce que nous apprenons en lisant des CV, en écoutant des recruteurs et en doutant de nos machines.',
  read: 'Lire l’article',
  articles: [
    {
      id: 'preselection-80',
      title: 'Présélection : où partent les heures, et comment en rendre 80 %',
      excerpt:
        'Le tri des candidatures est la tâche la plus longue du recrutement, et la moins bien faite. Ce qu’une lecture assistée y change.',
      date: '2026-11-03',
      readTime: '1 min',
      category: 'Méthode',
      image: 'stack',
      paragraphs: [
        'Demandez à une équipe où passe son temps : l’entretien, la négociation, l’intégration viennent d’abord. Regardez son agenda : c’est le tri. Ouvrir un fichier, chercher un diplôme, estimer une durée, recommencer.',
        'Ce travail se mécanise bien, à une condition : que la machine montre ce qu’elle a lu. Une liste de compétences sans sa source oblige à rouvrir le CV, et rien n’est gagné. Avec le passage surligné, vérifier prend une seconde.',
        'C’est ainsi que le temps de présélection se réduit de 80 %. Les heures rendues vont là où elles comptent : au téléphone, avec les personnes.',
      ],
    },
    {
      id: 'score-explique',
      title: 'Un score sans preuve ne vaut rien',
      excerpt: 'Quatre-vingt-douze sur cent, et alors ? Pourquoi une note doit toujours s’ouvrir sur ses critères.',
      date: '2026-10-20',
      readTime: '1 min',
      category: 'IA expliquée',
      image: 'proof',
      paragraphs: [
        'Une note rassure parce qu’elle tranche. C’est aussi son danger : on oublie de demander d’où elle vient. Un bon score se démonte comme une horloge.',
        'Chaque critère vient de l’offre. Il est rempli, non rempli, ou non trouvé, et ces trois états ne se valent pas : ne pas trouver n’est pas refuser. Un CV court n’est pas un mauvais candidat, c’est une question à poser.',
        'Quand deux personnes regardent la même note et en discutent les lignes, la décision s’améliore. C’est tout ce que nous lui demandons.',
      ],
    },
    {
      id: 'entretien-structure',
      title: 'L’entretien structuré n’est pas un interrogatoire',
      excerpt:
        'Mêmes questions, même ordre, même grille : la méthode la plus fiable est aussi la plus équitable, si l’on garde la conversation.',
      date: '2026-10-06',
      readTime: '1 min',
      category: 'Entretien',
      image: 'interview',
      paragraphs: [
        'Un entretien libre récompense l’aisance. Un entretien structuré compare des réponses. La différence se voit surtout chez les candidats réservés, que le premier dessert.',
        'Préparez cinq questions tirées des besoins de l’offre, et deux qui naissent du CV. Notez ce qui est dit, pas ce que vous en pensez. Gardez les impressions pour la fin, quand toutes les réponses sont sur la table.',
        'Et laissez parler : une question posée à tous n’empêche pas d’écouter chacun.',
      ],
    },
    {
      id: 'rgpd-vivier',
      title: 'Combien de temps garder un CV ?',
      excerpt: 'Un vivier n’est pas un grenier. Deux ans après le dernier contact, il faut savoir laisser partir.',
      date: '2026-09-22',
      readTime: '1 min',
      category: 'Données personnelles',
      image: 'privacy',
      paragraphs: [
        'La règle est simple : deux ans après la dernière activité du candidat, son dossier s’efface, sauf s’il souhaite rester. Une relance courtoise avant l’échéance suffit, et elle ramène souvent une bonne nouvelle.',
        'Informer compte autant qu’effacer. Dites à chacun que son CV est conservé, pourquoi, et comment le retirer. Une phrase dans l’accusé de réception fait l’affaire.',
        'Un vivier tenu propre est aussi un vivier qui répond : moins d’adresses mortes, plus de personnes qui se souviennent de vous.',
      ],
    },
    {
      id: 'chercher-dedans',
      title: 'Cherchez d’abord chez vous',
      excerpt: 'Avant de publier une annonce, relisez votre base : le candidat d’hier est parfois celui de demain.',
      date: '2026-09-08',
      readTime: '1 min',
      category: 'Sourcing',
      image: 'school',
      paragraphs: [
        'Chaque recrutement laisse derrière lui de bons candidats arrivés deuxièmes. Ils ont été lus, rencontrés, appréciés, puis oubliés dans un dossier au nom d’une mission finie.',
        'Le réflexe à prendre : pour toute nouvelle offre, classer la base entière avant de publier. Non par mots-clés, qui ratent « soins critiques » quand on cherche « réanimation », mais par besoins.',
        'Vous appellerez des personnes qui vous connaissent déjà. Le premier échange n’en est que plus court.',
      ],
    },
    {
      id: 'biais-lecture',
      title: 'Lire tous les CV avec les mêmes yeux',
      excerpt: 'La fatigue, l’ordre d’arrivée, une photo : ce qui pèse sans qu’on le veuille, et comment s’en défendre.',
      date: '2026-08-25',
      readTime: '1 min',
      category: 'Équité',
      image: 'mirror',
      paragraphs: [
        'Le quarantième CV de l’après-midi n’a pas la même chance que le premier. Personne n’y peut rien : l’attention s’use.',
        'Trois habitudes aident. Fixer les critères avant d’ouvrir le premier fichier. Masquer ce qui ne sert pas à décider, comme la photo, l’âge ou l’adresse. Relire au hasard quelques refus, à froid.',
        'Un outil qui lit chaque ligne avec la même patience n’ôte pas les biais de ceux qui l’ont réglé. Il les rend visibles : c’est déjà le début du remède.',
      ],
    },
  ] satisfies Article[],
  newsletterTitle: 'La lettre',
  newsletter: 'Un article par mois, et rien d’autre.',
  email: 'Votre email',
  subscribe: "S'abonner",
  notOpen: 'La lettre n’est pas encore ouverte : ce bouton n’envoie rien et votre adresse n’est pas conservée.',
  tryIt: 'Essayer gratuitement',
  start: 'Créer un compte',
};
