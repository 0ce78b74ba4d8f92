import { readSkillRows } from '#server/analysis/candidate/skills/listedSkills';
import { skillIdsOf } from '#server/analysis/candidate/skills/skills';
import { addSkillsOfProse, repeatedSkills, SkillSet } from '#server/analysis/candidate/skills/skillSet';
import { skillsOfCv } from '#server/analysis/candidate/skills/skillsOfCv';
import { toSections } from '#server/analysis/sections/sections';
import { toRows } from '#server/analysis/text/rows';
import { pageDocument } from '../../support/pageDocument.ts';
import { textDocument } from '../../support/textDocument.ts';

const listed = (text: string) => {
  const [technical, soft] = [new SkillSet(), new SkillSet()];
  readSkillRows(toRows(textDocument(text)), technical, soft);
  return { technical: technical.values.map(({ value }) => value), soft: soft.values.map(({ value }) => value) };
};

const inProse = (text: string, namesOnly: boolean) => {
  const set = new SkillSet();
  toRows(textDocument(text)).forEach((row) => addSkillsOfProse(row, set, namesOnly));
  return set.values.map(({ value }) => value);
};

test('a list of soft skills as it is printed; sentences name the known ones', () => {
  const softOf = (text: string) => skillsOfCv(toSections(toRows(textDocument(text))), []).soft.map(({ value }) => value);
  expect(softOf('## Soft skills\n• Aimable et souriante\n• Empathique et à l’écoute\n• Maîtrise du danois\n• Permis B')).toEqual([
    'Aimable et souriante',
    'Empathique et à l’écoute',
  ]);
  expect(
    softOf('## Soft skills\nAt the Orvane mill I have shown that I am reliable and quick in all that the bakery asked of me.'),
  ).toEqual(['Reliable']);
});

test('a list that goes on in the next row where its line was full, and works that somebody wrote', () => {
  const page = pageDocument([
    ['Zalbrand Fotolab; Kanvara; Klip Studio'],
    ['Paint; DaVarno; Orme Image Program'],
    ['Tarvel, L., Orvane, S., & Orme, P. (2025). Chooseadb [Computer software].'],
  ]);
  const technical = new SkillSet();
  readSkillRows(toRows(page), technical, new SkillSet());
  expect(technical.values.map(({ value }) => value)).toEqual([
    'Zalbrand Fotolab',
    'Kanvara',
    'Klip Studio Paint',
    'DaVarno',
    'Orme Image Program',
  ]);
});

test.each([
  ['C, C++, C#, .NET, R, Go', ['C', 'C++', 'C#', '.NET', 'R', 'Go']],
  ['JAVASCRIPT / TYPESCRIPT', ['JavaScript', 'TypeScript']],
  ['Python (Django, Flask)', ['Python', 'Django', 'Flask']],
  ['Maîtrise de Python', ['Python']],
  ['Excel - avancé', ['Excel']],
  ['• Gestion de projet\n• Réseau Zalblat', ['Gestion de projet', 'Réseau Zalblat']],
  ['Langages : Java, SQL', ['Java', 'SQL']],
  ['Gestion des\napprovisionnements', ['Gestion des approvisionnements']],
  ['ReactJS, React', ['ReactJS']],
  ['Réseaux zalblats, machine learn-\ning, SQL', ['Réseaux zalblats', 'Machine learning', 'SQL']],
  ['Zalblat, Jupyter\nNotebook, SQL', ['Zalblat', 'Jupyter Notebook', 'SQL']],
  ['Deep\nLearning\nExcel', ['Deep learning', 'Excel']],
  ['Java, 5+ ans, v6, Spring 2018, SQL, etc.', ['Java', 'SQL']],
  ['⋆ ⋆ ⋆ Matlab\n⋆⋆ C, Python & ImageJ', ['MATLAB', 'C', 'Python', 'ImageJ']],
  ['Autres\nExcel\nWord', ['Excel', 'Word']],
  ['• Orme Data Design\nMySQL, Pandas\n• The zalblat suite\nExcel, Word', ['MySQL', 'pandas', 'Excel', 'Word']],
  ['Nuxt 3, Windows 10/11', ['Nuxt 3', 'Windows 10/11']],
  ['Skill\tLevel\tYears\nPython\tExpert\t6\nSQL\tAdvanced\t4\nZalblat\tMoyen\t2', ['Python', 'SQL', 'Zalblat']],
  ['Zalblat\tMoyen\nOrme\tFaible', ['Zalblat', 'Orme']],
  ['Utilisation courante de Python', ['Python']],
  ['J’ai de bonnes connaissances en zalblatterie, orme et SQL', ['zalblatterie', 'orme et SQL']],
  ['Je maîtrise Excel et j’ai appris le zalblat chez les autres', ['Excel']],
  ['Git, GitHub CI/CD, Docker, Docker Compose', ['Git', 'GitHub CI/CD', 'Docker', 'Docker Compose']],
  ['TypeScript JavaScript HTML CSS Zalblat Python', ['TypeScript', 'JavaScript', 'HTML', 'CSS', 'Python', 'Zalblat']],
])('listed: %s', (text, expected) => {
  expect(listed(text).technical).toEqual(expected);
});

test.each([
  ['CI / CD, PL/SQL, GNU/Linux', ['CI / CD', 'PL/SQL', 'GNU/Linux']],
  ['Figma principalement, mais aussi Photoshop, notamment Zalblat', ['Figma', 'Photoshop', 'Zalblat']],
  ['Maîtrise des bases de Figma, Kanboo', ['Figma', 'Kanboo']],
  ['Bonne maîtrise de Figma, Photoshop (avancé), Zalblat 80 %, Kanboo – débutant', ['Figma', 'Photoshop', 'Zalblat', 'Kanboo']],
  ['Fluent in Rust, in-depth knowledge of Kafka', ['Rust', 'Kafka']],
  ['Java Spring, Administration Linux', ['Java', 'Spring', 'Administration Linux']],
  ['Programmation Java, Perl\nGestion Git, Mercurial', ['Java', 'Perl', 'Git', 'Mercurial']],
  ['Conception - personas, prototypage\nRendu - maquettes, Figma', ['personas', 'Prototypage', 'maquettes', 'Figma']],
  ['Langages\nJava, Kotlin', ['Java', 'Kotlin']],
  ['Langages : Java, Zalblat | Front-end : React | Ops: Docker', ['Java', 'Zalblat', 'React', 'Docker']],
  ['Informatique\n• Python\n• Zalblat\nMusique\n• Violon', ['Python', 'Zalblat']],
  ['2014 Diplôme de secouriste, Excel', ['Excel']],
  ['Can keep calm when guests are loud', []],
  ['HTML/CSS, TCP/IP, Orme/Tarval', ['HTML', 'CSS', 'TCP/IP', 'Orme/Tarval']],
  ['Java/Kotlin/Swift', ['Java', 'Kotlin', 'Swift']],
  ['Kotlin, Flask for web pages, and Matplotlib for maps', ['Kotlin', 'Flask', 'Matplotlib']],
  ['TensorFlow Python', ['TensorFlow', 'Python']],
  ['Kubernetes (K9z), Excel (with macros), Go (Golang)', ['Kubernetes', 'K9z', 'Excel', 'Go (Golang)']],
  ['Extreme Programming (XP)', ['Extreme Programming (XP)']],
  ['Kotlin, some Elixir', ['Kotlin', 'Elixir']],
  ['NumPy & Pandas, basics of CUDA and machine learning', ['NumPy', 'pandas', 'CUDA', 'Machine learning']],
  ['• Administration Unix et Solaris\n• UI Automation', ['Administration Unix et Solaris', 'UI Automation']],
  ['Zalblat Frog SEO Spider, Silae Sage Paie Excel', ['Zalblat Frog SEO Spider', 'Silae', 'Sage Paie', 'Excel']],
])('listed, what is around the names left out: %s', (text, expected) => {
  expect(listed(text).technical).toEqual(expected);
});

test('a dressed row over a list names it and is no skill', () => {
  expect(listed('# Backend\nJava, Kotlin\n# Bases de données\nRedis').technical).toEqual(['Java', 'Kotlin', 'Redis']);
});

test('what is dressed as a title of lists names one, made of several or unknown', () => {
  const rows = toRows(pageDocument([['**Backend & Data**'], ['Java, Zalblat'], ['**Orvane**'], ['Figma, Tarval']]));
  const technical = new SkillSet();
  readSkillRows(rows, technical, new SkillSet());
  expect(technical.values.map(({ value }) => value)).toEqual(['Java', 'Zalblat', 'Figma', 'Tarval']);
});

test.each([
  ['Installation\nTirage de câbles, Zalblat\nOutillage\nPerforateur, Pince', ['Tirage de câbles', 'Zalblat', 'Perforateur', 'Pince']],
  ['Charte graphique, Identité visuelle, React, ReactJS', ['Charte graphique', 'Identité visuelle', 'React']],
  ['Excel, B2, Toilette au lit.', ['Excel', 'Toilette au lit']],
  ['Kotlin\nFluency in Dutch & Danish', ['Kotlin']],
  ['Zalblat Kotlin C/C++ Excel SQL R', ['Kotlin', 'C/C++', 'Excel', 'SQL', 'R', 'Zalblat']],
  ['Zalblat : 4/5\nExcel, Kotlin : très bon niveau\nRust : notions, Java : avancé', ['Zalblat', 'Excel', 'Kotlin', 'Rust', 'Java']],
  ['Kotlin, Rust (advanced) Zalblat, Excel (basic)\nTarval, https://orme.example', ['Kotlin', 'Rust', 'Zalblat', 'Excel', 'Tarval']],
  ['Compétente en Python (Tarval-\nOrme), R, et en C++ (niveau de base)', ['Python', 'Tarval-Orme', 'R', 'C++']],
  ['Expérimentée en coupe\nmoulage, en patronage\nComfortable with Kotlin and Rust', ['coupe moulage', 'patronage', 'Kotlin', 'Rust']],
  ['• Programming Languages\nKotlin\tRust\n• Zalblat\nTarval', ['Kotlin', 'Rust', 'Zalblat', 'Tarval']],
  ['Notions en langages VBA, Kotlin', ['VBA', 'Kotlin']],
  ['Gestion de parc : 120 véhicules, budget de 800 k€\nTarage : jusqu’à 45 pesées', ['Gestion de parc', 'Tarage']],
  ['Simulation : Abaqus, Python ; Essais : Orvex ; CAO : Zalbex', ['Abaqus', 'Python', 'Orvex', 'Zalbex']],
  ['Logiciels de caisse Zalbex, Tillor, Orvex', ['Zalbex', 'Tillor', 'Orvex']],
  ['Expérience : 5 ans\nNiveau : avancé\nOrganisation : Notion\nLogiciels : bonne maîtrise de Figma', ['Notion', 'Figma']],
])('lists without dress, other words for one skill, no levels: %s', (text, expected) => {
  expect(listed(text).technical).toEqual(expected);
});

test('what stands under a list without a heading is no skill', () => {
  const list = 'Java, Kotlin\nFigma, Zalblat\nExcel, Word\n';
  expect(listed(`${list}Grant of Orvane, 2010–2011.\nTarval Navigator (May 2012 – June 2013)\nBasic: Matlab`).technical).toHaveLength(6);
  expect(listed(`${list}In this post, I made a script that measured the power of an arm, using MATLAB and a meter`).technical).toHaveLength(
    7,
  );
  const rows = toRows(pageDocument([['Java, Zalblat'], ['Chef de chantier ORVANE', 60, { fontSize: 15 }], ['Suivi, Devis']]));
  const technical = new SkillSet();
  readSkillRows(rows, technical, new SkillSet());
  expect(technical.values.map(({ value }) => value)).toEqual(['Java', 'Zalblat']);
});

test('a label in its own type may hold commas', () => {
  const technical = new SkillSet();
  readSkillRows(toRows(pageDocument([['**CAO, rendu :** Zalcad 3D, Figma']])), technical, new SkillSet());
  expect(technical.values.map(({ value }) => value)).toEqual(['Zalcad 3D', 'Figma']);
});

test('ways of working are told apart', () => {
  expect(listed("Java, esprit d'équipe, rigueur")).toEqual({ technical: ['Java'], soft: ["Esprit d'équipe", 'Rigueur'] });
});

test('in prose R, Go and common words are not skills', () => {
  expect(inProse('Nous avons pris le go et la lettre R pour C, puis déployé Kafka.', true)).toEqual(['Kafka']);
});

test('the words of a title are no names, nor is what a listed pair tells already', () => {
  expect(inProse('Home Insurance Portal with Spring Boot and Keras for Electrical Engineering', true)).toEqual(['Spring Boot', 'Keras']);
  const set = new SkillSet();
  readSkillRows(toRows(textDocument('HTML/CSS, Java')), set, new SkillSet());
  toRows(textDocument('Une page en HTML, un serveur en Rust.')).forEach((row) => addSkillsOfProse(row, set, true));
  expect(set.values.map(({ value }) => value)).toEqual(['HTML', 'CSS', 'Java', 'Rust']);
});

test('without a list of skills, prose counts in full', () => {
  expect(inProse('Suivi de la gestion des stocks et du recrutement.', false)).toEqual(['Gestion des stocks', 'Recrutement']);
});

test('without a list, a common noun that one row of prose names once is no skill; what rows repeat is, and what is written as a name', () => {
  const rows = toRows(textDocument('Suivi du recrutement et du budget.\nAide au recrutement avec Figma.'));
  const set = new SkillSet();
  rows.forEach((row) => addSkillsOfProse(row, set, false, repeatedSkills(rows)));
  expect(set.values.map(({ value }) => value)).toEqual(['Recrutement', 'Figma']);
});

test('synonyms share one identity', () => {
  expect(skillIdsOf('ReactJS')).toEqual(skillIdsOf('React.js'));
  expect(skillIdsOf('Gestion de projets')).toEqual(skillIdsOf('Project management'));
  expect(skillIdsOf('C')).not.toEqual(skillIdsOf('C++'));
  expect(skillIdsOf('Zalblat')).toEqual([]);
});

test('the glyph that a font puts in front of a skill and the label of a dotted row are no part of it', () => {
  expect(listed('½ Excel\n½ Photoshop\n” Figma').technical).toEqual(['Excel', 'Photoshop', 'Figma']);
  expect(listed('Languages · Python · Java\nTools · Docker · Git').technical).toEqual(['Python', 'Java', 'Docker', 'Git']);
});

test('labels set in another type, at a margin or before a level name their list', () => {
  const rows = toRows(pageDocument([['**Outils CAO** Zalcad, Quartus'], ['**Calcul** Scilab, Matlab']]));
  const [technical, soft] = [new SkillSet(), new SkillSet()];
  readSkillRows(rows, technical, soft);
  expect(technical.values.map(({ value }) => value)).toEqual(['Zalcad', 'Quartus', 'Scilab', 'MATLAB']);
  expect(listed('Frontend Vue.js, Angular\nBackend Java, PHP').technical).toEqual(['Vue.js', 'Angular', 'Java', 'PHP']);
  expect(listed('Java advanced Spring, Hibernate\nDatabase intermediate MySQL, Oracle').technical).toEqual([
    'Java',
    'Spring',
    'Hibernate',
    'MySQL',
    'Oracle',
  ]);
});

test('two tools that a word joins are two, and a language is no skill', () => {
  expect(listed('GitHub, Zalcons and Docker\nSales and Marketing, Docker Compose').technical).toEqual([
    'GitHub',
    'Zalcons',
    'Docker',
    'Sales and Marketing',
    'Docker Compose',
  ]);
  expect(listed('MS Office, Excel and Word\nEnglish, Docker').technical).toEqual(['MS Office', 'Excel', 'Word', 'Docker']);
});

test('a product named with a known word is one more, its level stays in the name of another', () => {
  expect(listed('CFD, ANSYS Fluent, ICEM-CFD').technical).toEqual(['CFD', 'ANSYS Fluent', 'ICEM-CFD']);
});

test('a bullet in capitals names the rows under it, and a full stop ends a list', () => {
  expect(listed('• TECHNOLOGIES JAVA\nWeb : JSF, Hibernate.\n• OUTILS\nZalblat.').technical).toEqual(['JSF', 'Hibernate', 'Zalblat']);
});

test('bullets that say what is done are one skill each, whatever known ones they name', () => {
  const kitchen = [
    'Préparation et service de goûters d’enfants',
    'Accueil, placement et conseil des clients',
    'Rangement des réserves et suivi des achats',
    'Confection de gâteaux pour tous (œufs, lait exclus)',
    'Carnets de commande et choix du linge',
  ];
  expect(listed(kitchen.map((line) => `• ${line}`).join('\n')).technical).toEqual(expect.arrayContaining(kitchen));
  expect(listed('• Repairing old clocks using brass, steel, and oil').technical).toEqual([
    'Repairing old clocks using brass, steel, and oil',
  ]);
  expect(listed('• Préparation de rapports avec Excel et Power BI').technical).toEqual(expect.arrayContaining(['Excel', 'Power BI']));
});

test.each([
  ['Java, Kotlin\nView on GitHub\nWebsite link', ['Java', 'Kotlin']],
  ['Java, Kotlin\nVoir le projet, Permis B', ['Java', 'Kotlin']],
  ['Java, Kotlin\nFull clean UK driving licence', ['Java', 'Kotlin']],
  ['Java\n2012–2014 Zalblat du club', ['Java']],
  ['2014 Zalblat, Orvane Gallery\n2013* Tarval, Norvale\n2011 Orme, Norvale', []],
])('links, licences and chronicles are no skills, %s', (text, expected) => {
  expect(listed(text).technical).toEqual(expected);
});

test('cells with a bullet each are a list without a label', () => {
  const rows = toRows(pageDocument([['• Kotlin\t• Java\t• HTML & CSS']]));
  const technical = new SkillSet();
  readSkillRows(rows, technical, new SkillSet());
  expect(technical.values.map(({ value }) => value)).toEqual(['Kotlin', 'Java', 'HTML', 'CSS']);
});

test('of a table with the years that something is known, what is known', () => {
  const head = 'Niveau\tCompétence\tAnnées\tCommentaire';
  const rows = [
    'Langages :\tKotlin\t12\tPlutôt côté serveur, avec Zalb.',
    'Rust\t2\tPar goût.',
    'Outils :\tTarval\t4\tTous les jours, ou presque.',
  ];
  expect(listed([head, ...rows].join('\n')).technical).toEqual(['Kotlin', 'Rust', 'Tarval']);
  expect(listed('category 1\tKotlin, Tarval\tcategory 2\tExcel').technical).toEqual(['Kotlin', 'Tarval', 'Excel']);
});

const typedRows = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([name, told], index) => {
    const row = toRows(textDocument(`${name} ${told}`))[0]!;
    const marks = [
      { at: 0, look: 1, bold: true },
      { at: name.length + 1, look: 2, bold: false },
    ];
    return { ...row, index, parts: [{ ...row.parts[0]!, marks }] };
  });

test.each([
  [
    [
      ['Contrôle des stocks', 'Suivi des entrées et des sorties de deux entrepôts.'],
      ['Zalblat :', 'Mise en place du logiciel dans les agences de la région.'],
      ['Tarval', 'Tableaux de bord pour les chefs de rayon et la direction.'],
    ],
    ['Contrôle des stocks', 'Zalblat', 'Tarval'],
  ],
  [
    [
      ['Orme', 'Zalblat, Kotlin, Excel.'],
      ['Norval', 'Tarval, Figma.'],
      ['Hêtre', 'Rust, Docker.'],
    ],
    ['Zalblat', 'Kotlin', 'Excel', 'Tarval', 'Figma', 'Rust', 'Docker'],
  ],
] as const)('a name in a type of its own that sentences explain is the skill, over a list it is its label', (rows, expected) => {
  const technical = new SkillSet();
  readSkillRows(typedRows(rows), technical, new SkillSet());
  expect(technical.values.map(({ value }) => value)).toEqual(expected);
});

test.each([
  ['QUALITÉS', 'Gestion de projet, esprit d’équipe', ['Gestion de projet']],
  ['COMPÉTENCES', 'Anglais technique\tQualité', ['Qualité']],
])('under %s: %s', (heading, list, expected) => {
  const sections = toSections(toRows(textDocument(`Jean\n\nFORMATION\n2010 Bac, Lycée Orme\n\n${heading}\n${list}`)));
  expect(skillsOfCv(sections, []).technical.map(({ value }) => value)).toEqual(expected);
});

test('a season is no framework', () => {
  expect(inProse('A semester in Spring 2016 and one in Fall 2016.', false)).toEqual([]);
  expect(inProse('Services built with Spring in 2016.', false)).toEqual(['Spring']);
});
