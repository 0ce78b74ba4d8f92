/** Phrases written one after the other. */
const list = (phrases: string): string[] => phrases.split(', ');

export const JOB_SECTIONS = [
  'about',
  'role',
  'missions',
  'profile',
  'nice',
  'benefits',
  'conditions',
  'education',
  'languages',
  'other',
] as const;
export type JobSectionKind = (typeof JOB_SECTIONS)[number];

/** Words that head a part of a job description, folded; the longest one found decides. */
export const SECTION_PHRASES: Record<JobSectionKind, readonly string[]> = {
  about: list(
    'qui sommes nous, a propos, a propos de nous, a propos de l entreprise, l entreprise, notre entreprise, la societe, ' +
      'notre societe, presentation de l entreprise, presentation de la societe, presentation, le groupe, notre groupe, ' +
      'l etablissement, notre structure, l association, le client, notre client, contexte de l entreprise, about us, ' +
      'about the company, about, who we are, our company, the company, our client, company overview, company description, ' +
      'our story, notre histoire',
  ),
  role: list(
    'le poste, votre poste, description du poste, descriptif du poste, description, descriptif, poste, presentation du poste, ' +
      'le contexte, contexte, votre role, le role, votre futur poste, l offre, resume du poste, objectif du poste, ' +
      'finalite du poste, contexte du poste, contexte de la mission, the role, your role, about the role, role, the position, ' +
      'the job, about the job, job description, job summary, role overview, position summary, position overview, overview, ' +
      'summary, role summary, purpose of the role, job purpose, the opportunity',
  ),
  missions: list(
    'missions, vos missions, mission, votre mission, les missions, missions principales, principales missions, ' +
      'vos principales missions, responsabilites, vos responsabilites, activites, activites principales, vos activites, taches, ' +
      'taches principales, ce que vous ferez, au quotidien, votre quotidien, vos defis, what you will do, what you ll do, ' +
      'responsibilities, key responsibilities, your responsibilities, main responsibilities, main duties, duties, ' +
      'duties and responsibilities, your missions, day to day, your day to day, what you will be doing, what you ll be doing, ' +
      'key tasks, your tasks, accountabilities, key duties, essential duties, essential functions, job duties, the work, ' +
      'in this role you will, as a member of the team you will, vous serez charge de, vous aurez pour missions',
  ),
  profile: list(
    'votre stack, notre stack, stack, profil, profil recherche, votre profil, le profil, le profil recherche, profil souhaite, profil du candidat, qui etes vous, ' +
      'vous, ce que nous recherchons, ce que nous attendons, nous recherchons, vos atouts, competences, competences requises, ' +
      'competences attendues, competences techniques, vos competences, competences recherchees, competences necessaires, ' +
      'connaissances, savoir faire, savoir etre, qualites requises, qualites, qualites attendues, prerequis, pre requis, ' +
      'exigences, requis, indispensable, indispensables, imperatif, imperatifs, obligatoire, criteres indispensables, ' +
      'competences indispensables, vous avez, vous etes, environnement technique, stack technique, experience, experience requise, ' +
      'what you bring, what you ll bring, what you will bring, your profile, profile, candidate profile, requirements, ' +
      'job requirements, key requirements, qualifications, required qualifications, minimum qualifications, basic qualifications, ' +
      'skills, required skills, key skills, skills and experience, experience and skills, who you are, about you, ' +
      'what we are looking for, what we re looking for, we are looking for, you have, you are, must have, must haves, required, ' +
      'essential, essential criteria, essential skills, person specification, your skills, your background, what you need, ' +
      'what you ll need, your experience, tech stack, minimum requirements, you might be a fit if you, you might be a fit if, ' +
      'you may be a fit if you, you ll be a great fit if, this role is for you if, the ideal candidate, ideal candidate, ' +
      'et vous, cette offre est pour vous si, ce poste est fait pour vous si, le candidat ideal, you, toi',
  ),
  nice: list(
    'les plus, plus, le plus, un plus, serait un plus, seraient un plus, ce serait un plus, les petits plus, ' +
      'ce qui fera la difference, ce qui ferait la difference, atouts, atout, vos atouts supplementaires, atouts supplementaires, ' +
      'souhaite, souhaites, souhaitee, souhaitees, souhaitable, souhaitables, competences souhaitees, competences souhaitables, ' +
      'competences appreciees, apprecie, apprecies, appreciees, bonus, optionnel, facultatif, idealement, nice to have, ' +
      'nice to haves, good to have, preferred, preferred qualifications, preferred skills, desirable, desirable criteria, ' +
      'desirable skills, desired skills, bonus points, bonus points if, a plus, pluses, it would be a plus, it s a plus if, ' +
      'advantageous, optional, would be great',
  ),
  benefits: list(
    'ce qu on vous offre, on vous offre, avantages, nos avantages, vos avantages, les avantages, ce que nous offrons, ce que nous proposons, nous offrons, ' +
      'nous vous offrons, nous proposons, nous vous proposons, on vous propose, ce que l on vous offre, ce qu on vous offre, ' +
      'ce que nous vous offrons, ce que nous vous proposons, pourquoi nous rejoindre, pourquoi nous, ' +
      'les raisons de nous rejoindre, remuneration et avantages, salaire et avantages, avantages et remuneration, ' +
      'avantages sociaux, package, qualite de vie au travail, what we offer, we offer, our offer, benefits, perks, ' +
      'perks and benefits, benefits and perks, why join us, why us, why work with us, what s in it for you, what you get, ' +
      'what you ll get, compensation and benefits, salary and benefits, pay and benefits, offer, the offer, package, we provide, ' +
      'l offre salariale, notre offre',
  ),
  conditions: list(
    'conditions, conditions d emploi, conditions de travail, conditions du poste, informations, informations pratiques, ' +
      'informations complementaires, modalites, details, en bref, remuneration, salaire, contrat, type de contrat, lieu, ' +
      'lieu de travail, localisation, candidature, candidatures, candidater, postuler, pour postuler, comment postuler, ' +
      'processus de recrutement, process de recrutement, recrutement, le processus, date limite, contact, horaires, job details, ' +
      'key facts, at a glance, terms, terms and conditions, salary, compensation, contract, location, how to apply, to apply, ' +
      'apply, application, application process, hiring process, recruitment process, interview process, closing date, ' +
      'practical information, additional information, working hours, schedule',
  ),
  education: list(
    'formation, formations, diplome, diplomes, niveau d etudes, formation requise, formation souhaitee, diplome requis, ' +
      'niveau de formation, formation et experience, education, education requirements, academic qualifications',
  ),
  languages: list('langues, langue, langues requises, langues parlees, languages, language, language skills'),
  other: list(
    'egalite des chances, diversite, handicap, diversite et inclusion, mentions, mentions legales, equal opportunities, ' +
      'equal opportunity, equal opportunity employer, diversity, diversity and inclusion, confidentialite, privacy, rgpd, ' +
      'nos valeurs, our values, l equipe, votre equipe, the team, your team, notre equipe',
  ),
};

export type JobLabel = 'title' | 'company' | 'location' | 'contract' | 'experience' | 'salary' | 'deadline' | 'languages' | 'education';

/** Words before the colon or in the first cell of « Lieu : Lille ». Folded. */
export const LABELS: Record<JobLabel, readonly string[]> = {
  title: list(
    'poste, intitule, intitule du poste, titre du poste, titre, fonction, metier, emploi, poste a pourvoir, job title, position, ' +
      'title, role',
  ),
  company: list(
    'entreprise, societe, employeur, nom de l entreprise, client, client final, etablissement, structure, organisme, company, ' +
      'company name, employer, organisation, organization',
  ),
  location: list(
    'lieu, lieu de travail, lieu du poste, localisation, ville, lieu de mission, localite, site, adresse, lieux, poste base a, ' +
      'location, job location, work location, place of work, office, city, based in, workplace',
  ),
  contract: list(
    'contrat, type de contrat, nature du contrat, statut, type d emploi, type de poste, duree, contract, contract type, ' +
      'employment type, job type, type, type of contract, employment',
  ),
  experience: list(
    'experience, experience requise, experience souhaitee, niveau d experience, niveau, anciennete, experience level, ' +
      'experience required, seniority, seniority level, level, required experience, years of experience',
  ),
  salary: list(
    'remuneration, salaire, salaire annuel, salaire brut, salaire mensuel, salaire indicatif, fourchette de salaire, fourchette, ' +
      'remuneration annuelle, tjm, package, salary, salary range, compensation, pay, pay range, wage, rate, day rate, ' +
      'gratification',
  ),
  deadline: list(
    'date limite, date limite de candidature, candidatures, candidature, cloture, date de cloture, cloture des candidatures, ' +
      'fin de publication, limite de candidature, candidater avant le, closing date, deadline, application deadline, apply by, ' +
      'apply before, apply, applications close, closes',
  ),
  languages: list('langues, langue, langues requises, languages, language, language skills'),
  education: list(
    'formation, diplome, niveau d etudes, etudes, formation requise, diplomes, niveau de formation, niveau de diplome, ' +
      'education, degree, education level, qualification',
  ),
};

/** What a page calls itself; never the title of the job. */
export const PAGE_TITLES: ReadonlySet<string> = new Set(
  list(
    'offre d emploi, offre, fiche de poste, fiche poste, annonce, annonce de recrutement, description de poste, nous recrutons, ' +
      'on recrute, recrutement, poste a pourvoir, avis de recrutement, avis de vacance, avis de vacance de poste, offre de stage, ' +
      'offre d alternance, offre de mission, job description, job offer, job posting, vacancy, vacancy notice, job vacancy, ' +
      'we are hiring, we re hiring, now hiring, join us, rejoignez nous, rejoignez notre equipe, position description, ' +
      'role profile, careers, carrieres',
  ),
);
