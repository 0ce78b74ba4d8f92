import { bullets, esc, section } from '../layouts/parts.ts';
import type { JobSource } from './model.ts';

const WORDS = {
  fr: {
    company: 'Entreprise',
    place: 'Lieu',
    contract: 'Contrat',
    experience: 'Expérience',
    salary: 'Rémunération',
    deadline: 'Candidatures',
    languages: 'Langues',
    education: 'Formation',
    about: 'Qui sommes-nous ?',
    description: 'Le poste',
    missions: 'Vos missions',
    must: 'Profil recherché',
    nice: 'Les plus',
    benefits: 'Ce que nous offrons',
  },
  en: {
    company: 'Company',
    place: 'Location',
    contract: 'Contract',
    experience: 'Experience',
    salary: 'Salary',
    deadline: 'Apply',
    languages: 'Languages',
    education: 'Education',
    about: 'About us',
    description: 'The role',
    missions: 'What you will do',
    must: 'What you bring',
    nice: 'Nice to have',
    benefits: 'What we offer',
  },
};

const CSS = {
  letter:
    '@page{size:A4;margin:20mm}body{font:11pt/1.4 "Liberation Serif";margin:0}h1{font-size:18pt;margin:0 0 2mm}h2{font-size:12.5pt;margin:5mm 0 1mm}',
  sheet:
    '@page{size:A4;margin:14mm}body{font:10pt/1.35 "Liberation Sans";margin:0}h1{font-size:16pt;background:#eee;padding:3mm;text-align:center}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #444;margin:4mm 0 1mm}table{width:100%;border-collapse:collapse}th,td{border:1px solid #999;text-align:left;padding:1mm 2mm}th{width:42mm}',
  board:
    '@page{size:A4;margin:13mm}body{font:10pt/1.4 "DejaVu Sans";margin:0}h1{font-size:18pt;color:#174ea6;margin:0}h2{font-size:12pt;color:#174ea6;margin:4mm 0 1mm}.chips span{border:1px solid #174ea6;border-radius:9px;padding:1px 8px;margin-right:5px}.cols{display:grid;grid-template-columns:1fr 1fr;gap:8mm}',
};

/** The page of one job description. */
export const jobHtml = ({ language, layout, facts, printed, about }: JobSource): string => {
  const t = WORDS[language];
  const pairs: [string, string][] = (
    [
      [t.company, facts.company],
      [t.place, facts.location],
      [t.contract, printed.contract],
      [t.experience, printed.experience],
      [t.education, printed.education],
      [t.languages, printed.languages],
      [t.salary, printed.salary],
      [t.deadline, printed.deadline],
    ] as [string, string][]
  ).filter(([, value]) => value);
  const must = section(
    t.must,
    bullets([...facts.mustHave, ...(layout === 'sheet' ? [] : [printed.experience, printed.education, printed.languages].filter(Boolean))]),
  );
  const rest = section(t.nice, bullets(facts.niceToHave)) + section(t.benefits, bullets(facts.benefits));
  const story =
    section(t.about, `<p>${esc(about)}</p>`) +
    section(t.description, `<p>${esc(facts.description)}</p>`) +
    section(t.missions, bullets(facts.missions));
  const bodies = {
    letter: () =>
      `<h1>${esc(facts.title)}</h1><p>${esc([facts.company, facts.location, printed.contract].join(' – '))}</p>${story}${must}${rest}<p>${esc([printed.salary, printed.deadline].filter(Boolean).join(' '))}</p>`,
    sheet: () =>
      `<h1>${esc(facts.title)}</h1><table>${pairs.map(([label, value]) => `<tr><th>${esc(label)}</th><td>${esc(value)}</td></tr>`).join('')}</table>${story}${must}${rest}`,
    board: () =>
      `<h1>${esc(facts.title)}</h1><p><b>${esc(facts.company)}</b></p><p class="chips">${[facts.location, printed.contract, printed.salary]
        .filter(Boolean)
        .map((chip) => `<span>${esc(chip)}</span>`)
        .join(' ')}</p>${story}<div class="cols"><div>${must}</div><div>${rest}</div></div><p>${esc(printed.deadline)}</p>`,
  };
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Offre</title><style>${CSS[layout]}</style></head><body>${bodies[layout]()}</body></html>`;
};
