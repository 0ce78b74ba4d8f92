import type { CvView } from '../view.ts';
import {
  bullets,
  certificationsOf,
  description,
  esc,
  extrasOf,
  headlineOf,
  languageLine,
  paragraphs,
  section,
  skillsOf,
  softOf,
  summaryOf,
} from './parts.ts';

const base = `p{margin:2px 0}ul{margin:2px 0 5px;padding-left:15px}h1,h2,h3{margin:0}h3{font-size:1em}`;

/** The European form: labels on the left, answers on the right. */
export const europass = (view: CvView): string => {
  const { headings: t, source } = view;
  const french = source.language === 'fr';
  const row = (label: string, value: string) => (value ? `<tr><th>${esc(label)}</th><td>${value}</td></tr>` : '');
  const head = (label: string) => `<tr><th class="h">${esc(label)}</th><td></td></tr>`;
  const careers = view.careers
    .map(
      (career) =>
        row('Dates', esc(career.when)) +
        row(french ? 'Fonction ou poste occupé' : 'Occupation or position held', `<b>${esc(career.position)}</b>`) +
        row(french ? 'Principales activités' : 'Main activities', description(view, career)) +
        row(
          french ? 'Nom et lieu de l’employeur' : 'Name and place of employer',
          esc([career.company, career.place].filter(Boolean).join(', ')),
        ),
    )
    .join('');
  const studies = view.studies
    .map(
      ({ title, institution, when }) =>
        row('Dates', esc(when)) +
        row(french ? 'Intitulé du diplôme délivré' : 'Title of qualification awarded', `<b>${esc(title)}</b>`) +
        row(french ? 'Établissement' : 'Organisation providing education', esc(institution)),
    )
    .join('');
  const skills = view.skills.map(({ group, items }) => row(group, esc(items.join(', ')))).join('');
  return `<style>@page{size:A4;margin:15mm}body{font:9.5pt/1.3 "Liberation Sans Narrow";margin:0}${base}table{border-collapse:collapse;width:100%}th{width:52mm;text-align:right;font-weight:normal;color:#004494;padding:1px 4mm 1px 0;vertical-align:top}td{border-left:1px solid #004494;padding:1px 0 1px 4mm}th.h{font-weight:bold;font-size:11pt;padding-top:9px}.t{font-size:15pt;font-weight:bold;color:#004494}</style>
<div class="t">Curriculum vitae Europass</div><table>${head(french ? 'Informations personnelles' : 'Personal information')}${row(french ? 'Nom / Prénom' : 'First name / Surname', `<b>${esc(french ? `${source.last.toLocaleUpperCase('fr')} ${source.first}` : view.name)}</b>`)}${row(french ? 'Adresse' : 'Address', esc(view.address))}${row(french ? 'Téléphone' : 'Telephone', esc(source.phone))}${row(french ? 'Courrier électronique' : 'E-mail', esc(source.email))}${row(french ? 'Nationalité' : 'Nationality', esc(source.nationality ?? ''))}${row(french ? 'Emploi recherché' : 'Desired employment', esc(source.headline ?? ''))}${row(t.profile, esc(source.summary ?? ''))}
${head(t.careers)}${careers}${head(t.studies)}${studies}${head(t.languages)}${view.languages.map(({ name, level }) => row(name, esc(level))).join('')}${head(t.skills)}${skills}${row(t.soft, esc((source.soft ?? []).join(', ')))}${row(t.certifications, esc((source.certifications ?? []).join(', ')))}${row(t.wishes, (source.wishes ?? []).map(([text]) => esc(text)).join('<br>'))}</table>${extrasOf(view, 'h3')}`;
};

const LINKEDIN = {
  fr: {
    contact: 'Coordonnées',
    skills: 'Principales compétences',
    languages: 'Languages',
    certifications: 'Certifications',
    summary: 'Résumé',
    careers: 'Expérience',
    studies: 'Formation',
  },
  en: {
    contact: 'Contact',
    skills: 'Top Skills',
    languages: 'Languages',
    certifications: 'Certifications',
    summary: 'Summary',
    careers: 'Experience',
    studies: 'Education',
  },
};

/** What the network's « save as PDF » prints: English labels left in the French one, as it does. */
export const linkedin = (view: CvView): string => {
  const { source } = view;
  const t = LINKEDIN[source.language];
  const careers = view.careers
    .map(
      (career) =>
        `<div class="e"><div class="c">${esc(career.company)}</div><div class="p">${esc(career.position)}</div><div>${esc(career.when)}</div>${career.place ? `<div class="g">${esc(career.place)}</div>` : ''}<p>${career.lines.map(esc).join('<br>')}</p></div>`,
    )
    .join('');
  const studies = view.studies
    .map(
      ({ title, institution, when }) =>
        `<div class="e"><div class="c">${esc(institution)}</div><div>${esc(title)} · (${esc(when)})</div></div>`,
    )
    .join('');
  const languages = view.languages.map(({ name, level }) => `<p>${esc(name)}${level ? ` (${esc(level)})` : ''}</p>`).join('');
  return `<style>@page{size:letter;margin:0}*{box-sizing:border-box}body{font:10.5pt/1.35 "Liberation Sans";margin:0}${base}.page{display:grid;grid-template-columns:68mm 1fr;min-height:279mm}.side{background:#293e49;color:#e1e9ee;padding:11mm 7mm;font-size:9.5pt}.side h2{font-size:12pt;font-weight:normal;margin:14px 0 5px}.main{padding:14mm 12mm}h1{font-size:24pt;font-weight:normal}.main h2{font-size:14pt;font-weight:normal;border-top:1px solid #ddd;padding-top:10px;margin:12px 0 6px}.e{margin-bottom:11px}.c{font-size:11.5pt}.g{color:#888}.headline{font-size:11.5pt}</style>
<div class="page"><div class="side">${section(t.contact, paragraphs([source.phone ? `${source.phone} (Mobile)` : '', source.email, ...(source.links ?? [])].filter(Boolean)))}${section(t.skills, paragraphs(view.skills.flatMap(({ items }) => items)))}${section(t.languages, languages)}${section(t.certifications, paragraphs(source.certifications ?? []))}</div>
<div class="main"><h1>${esc(view.name)}</h1>${headlineOf(view)}<div class="g">${esc(source.place)}</div>${section(t.summary, summaryOf(view) + paragraphs(view.wishes))}${section(t.careers, careers)}${section(t.studies, studies)}</div></div>`;
};

/** What consultancies send their clients: a cover block, then one framed table per mission. */
export const dossier = (view: CvView): string => {
  const { headings: t, source } = view;
  const french = source.language === 'fr';
  const careers = view.careers
    .map(
      (career) =>
        `<table class="m"><tr><th>${esc(career.company)}${career.place ? ` – ${esc(career.place)}` : ''}</th><th class="w">${esc(career.when)}</th></tr><tr><td colspan="2"><b>${esc(career.position)}</b></td></tr><tr><td colspan="2">${description(view, career)}</td></tr>${career.tools ? `<tr><td colspan="2"><b>${esc(t.tools)} :</b> ${esc(career.tools)}</td></tr>` : ''}</table>`,
    )
    .join('');
  const studies = view.studies
    .map(({ title, institution, when }) => `<tr><td class="y">${esc(when)}</td><td>${esc(title)} – ${esc(institution)}</td></tr>`)
    .join('');
  return `<style>@page{size:A4;margin:18mm 15mm}body{font:10pt/1.35 "DejaVu Sans Condensed","DejaVu Sans";margin:0}${base}.cover{border:2px solid ${source.style.accent ?? '#1f4e79'};padding:6mm;text-align:center;margin-bottom:6mm}.cover h1{font-size:13pt;letter-spacing:2px}.cover div{font-size:15pt}h2{background:${source.style.accent ?? '#1f4e79'};color:#fff;padding:2px 8px;font-size:11.5pt;margin:10px 0 5px}table{width:100%;border-collapse:collapse}table.m{border:1px solid #999;margin-bottom:8px}table.m th{background:#eee;text-align:left;padding:3px 6px}table.m th.w{text-align:right}table.m td{padding:1px 6px}td.y{width:30mm;vertical-align:top}table.skills th{text-align:left;width:45mm;vertical-align:top;border:1px solid #bbb;padding:2px 5px}table.skills td{border:1px solid #bbb;padding:2px 5px}</style>
<div class="cover"><h1>${french ? 'DOSSIER DE COMPÉTENCES' : 'SKILLS PROFILE'}</h1><div>${esc(view.name)}</div>${headlineOf(view)}<p>${esc(view.contact.join('  •  '))}</p></div>
${section(t.profile, summaryOf(view))}${section(t.skills, skillsOf(view))}${section(t.studies, studies && `<table>${studies}</table>`)}${section(t.certifications, certificationsOf(view))}${section(t.languages, languageLine(view))}${section(t.soft, softOf(view))}${section(t.careers, careers)}${section(t.wishes, bullets(view.wishes))}${extrasOf(view)}`;
};
