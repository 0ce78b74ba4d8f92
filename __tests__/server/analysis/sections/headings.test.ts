import { headingKinds, kindOfTitle } from '#server/analysis/sections/headings';

test.each([
  ['EXPÉRIENCES PROFESSIONNELLES', ['experience']],
  ['E X P É R I E N C E S', ['experience']],
  ['EXPÉRIENCES D ’ ENSEIGNEMENT', ['experience']],
  ['AXES D E RECHERCHE', ['other']],
  ['Responsabilités collectives', ['other']],
  ['Responsabilités', ['other']],
  ['Carrière militaire', ['experience']],
  ['Bagage académique', ['education']],
  ['Schools and colleges', ['education']],
  ['Je parle', ['languages']],
  ['Posts to date', ['experience']],
  ['Employeurs successifs', ['experience']],
  ['Activité actuelle', ['experience']],
  ['Certifs', ['certifications']],
  ['Et à côté', ['interests']],
  ['Invited talks', ['other']],
  ['Conférences, workshops et écoles thématiques', ['other']],
  ['Congrès et colloques', ['other']],
  ['Visites', ['other']],
  ['Langue(s) maternelle(s)', ['languages']],
  ['Social skills and competences', ['softSkills']],
  ['Organisational skills and competences', ['softSkills']],
  ['Expérience(s) professionnelle(s)', ['experience']],
  ['Aptitudes et compétences informatiques', ['skills']],
  ['Permis et CACES', ['certifications']],
  ['AUTORISATIONS DE CONDUITE', ['certifications']],
  ['Langues et séjours', ['languages']],
  ['Previous scientific positions:', ['experience']],
  ['Work History', ['experience']],
  ['Legal practice', ['experience']],
  ['Activités professionnelles et associatives', ['experience']],
  ['Courses attended', ['certifications']],
  ['EXPERIENCES PROFESIONNELES', ['experience']],
  ['Compétance informatique', []],
  ['Compétences informatique', ['skills']],
  ['Parcours professionnel', ['experience']],
  ['Formation et diplômes', ['education']],
  ['Education & Training', ['education', 'certifications']],
  ['Compétences techniques', ['skills']],
  ['Expe riences', ['experience']],
  ['Compe tences', ['skills']],
  ['Top Skills', ['skills']],
  ['Savoir-être', ['softSkills']],
  ['Langues et centres d’intérêt', ['languages', 'interests']],
  ['Coordonnées', ['contact']],
  ['À propos de moi', ['summary']],
  ['Références', ['other']],
  ['Voluntary Work', ['other']],
  ['Autres emplois', ['experience']],
  ['Other languages', ['languages']],
  ['Technical Projects', ['projects']],
  ['Technical skills and projects', ['skills', 'projects']],
  ['Skills acquired include:', ['skills']],
  ['Selected exhibitions', ['other']],
  ['Expositions individuelles', ['other']],
  ['What I do well', ['skills']],
  ['Skills & Abilities', ['skills']],
  ['Laboratory techniques', ['skills']],
  ['Programming and software', ['skills']],
  ['Where I worked', ['experience']],
  ['Professional practice', ['experience']],
  ['Vécu professionnel', ['experience']],
  ['Computer literacy', ['skills']],
  ['Logiciels maîtrisés', ['skills']],
  ['Permis et formations', ['certifications']],
  ['Licensure and certifications', ['certifications']],
  ['Get in touch', ['contact']],
  ['Career interests', ['wishes']],
  ['Positions of responsibility', ['other']],
  ['Hackathons & competitions', ['other']],
  ['Schools attended (with dates)', ['education']],
  ['EDUCATIONAL QUALIFICATIONS WITH DATES', ['education']],
  ['Internship / Inplant training', ['experience']],
  ['School', ['education']],
  ['School projects', ['projects']],
  ['Co-curricular activities', ['interests']],
  ['TECH', ['skills']],
  ['I use', ['skills']],
  ['Certificates & short courses', ['certifications']],
  ['where i’ve studied', ['education']],
  ['I speak', ['languages']],
  ['Clinical training', ['experience']],
  ['Training experience', ['certifications']],
])('%s', (text, kinds) => {
  expect(headingKinds(text)).toEqual(kinds);
});

test.each([
  'Certificate of Higher Education',
  'Développeur web',
  'Langues O’',
  'Mon expérience chez Alpha',
  'Responsable formation',
  'Jean Dupont',
  '',
])('%s is no heading', (text) => {
  expect(headingKinds(text)).toEqual([]);
});

test.each([
  'Mes études ou stages',
  'Études faites',
  'Ma scolarité',
  'Where I studied',
  'Schools attended',
  'Academic and vocational qualifications',
])('%s: a title of studies in words of its own', (title) => {
  expect(kindOfTitle(title)).toBe('education');
});

test.each(['Invited and contributed lectures', 'Service', 'Departmental/University service', 'Student supervision', 'Edited recordings'])(
  '%s: what is no post, in words of its own',
  (title) => {
    expect(kindOfTitle(title)).toBe('other');
  },
);

test.each(['Customer service', 'Northvale Services'])('%s may be a post or an employer', (title) => {
  expect(kindOfTitle(title)).toBeNull();
});

test.each([
  ['Leadership experience', 'other'],
  ['Management & leadership experience', 'experience'],
  ['Champs de compétences', 'skills'],
  ['Engins maîtrisés', 'skills'],
  ['Tools & equipment', 'skills'],
  ['Skills gained', 'skills'],
  ['Niveau en langues', 'languages'],
  ['Linguistic proficiency', 'languages'],
  ['Languages and travel', 'languages'],
  ['Sécurité et habilitations', 'certifications'],
  ['Health and safety training', 'certifications'],
])('%s: a title of %s in words of its own', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind);
});

test.each(["Outils d'enquête", 'Logiciels de paie', 'Drawing software'])('%s: a title of tools in words of its own', (title) => {
  expect(kindOfTitle(title)).toBe('skills');
});

test.each(['Études de droit', 'Formation continue en soins', 'Tarval Business School', 'Diplôme obtenu'])(
  '%s is the title of an entry',
  (title) => {
    expect(kindOfTitle(title)).toBeNull();
  },
);

test('how somebody studied is no heading', () => {
  expect(['En formation continue', 'en alternance'].flatMap(headingKinds)).toEqual([]);
});
