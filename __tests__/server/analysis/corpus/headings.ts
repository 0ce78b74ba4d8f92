import type { CorpusLanguage } from './model.ts';

/** Heading synonyms; `CvStyle.headings` picks one of each. */
const HEADINGS = {
  fr: {
    profile: ['Profil', 'À propos', 'Résumé professionnel', 'Présentation', 'En bref'],
    careers: ['Expérience professionnelle', 'Expériences', 'Parcours professionnel', 'Expériences professionnelles', 'Mon parcours'],
    studies: ['Formation', 'Formations', 'Études', 'Diplômes et formations', 'Cursus'],
    skills: ['Compétences', 'Compétences techniques', 'Savoir-faire', 'Compétences clés', 'Domaines de compétence'],
    soft: ['Savoir-être', 'Qualités', 'Atouts', 'Compétences comportementales', 'Qualités personnelles'],
    languages: ['Langues', 'Langues', 'Langues étrangères', 'Compétences linguistiques', 'Langues parlées'],
    certifications: ['Certifications', 'Certifications', 'Habilitations et certifications', 'Certificats', 'Certifications obtenues'],
    wishes: ['Informations complémentaires', 'Projet', 'Souhaits', 'Disponibilité', 'Recherche actuelle'],
    contact: ['Contact', 'Coordonnées', 'Me contacter', 'Contact', 'Coordonnées'],
    tools: ['Environnement technique', 'Environnement', 'Outils', 'Technologies', 'Environnement technique'],
  },
  en: {
    profile: ['Profile', 'Summary', 'About me', 'Professional Summary', 'Personal statement'],
    careers: ['Experience', 'Work Experience', 'Professional Experience', 'Employment History', 'Career history'],
    studies: ['Education', 'Education', 'Academic Background', 'Education and Training', 'Qualifications'],
    skills: ['Skills', 'Technical Skills', 'Core Competencies', 'Key Skills', 'Areas of expertise'],
    soft: ['Soft Skills', 'Strengths', 'Personal qualities', 'Interpersonal skills', 'Personal skills'],
    languages: ['Languages', 'Languages', 'Language skills', 'Languages', 'Foreign languages'],
    certifications: ['Certifications', 'Licenses & Certifications', 'Certificates', 'Professional certifications', 'Accreditations'],
    wishes: ['Additional Information', 'Availability', 'Preferences', 'Other', 'Looking for'],
    contact: ['Contact', 'Contact details', 'Get in touch', 'Contact', 'Contact info'],
    tools: ['Tech stack', 'Technologies', 'Tools', 'Environment', 'Stack'],
  },
};
export type HeadingKey = keyof typeof HEADINGS.fr;
export type Headings = Record<HeadingKey, string>;

export const headingsOf = (language: CorpusLanguage, variant = 0): Headings =>
  Object.fromEntries(Object.entries(HEADINGS[language]).map(([key, words]) => [key, words[variant % words.length]])) as Headings;
