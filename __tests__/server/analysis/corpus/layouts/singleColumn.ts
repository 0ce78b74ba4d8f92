import type { CvView } from '../view.ts';
import {
  certificationsOf,
  description,
  esc,
  extrasOf,
  headlineOf,
  languageLine,
  paragraphs,
  place,
  section,
  skillsOf,
  softOf,
  studiesOf,
  summaryOf,
} from './parts.ts';

const base = (font: string, size: number) =>
  `@page{size:A4;margin:16mm 17mm}body{font:${size}pt/1.35 ${font};margin:0;color:#222}ul{margin:2px 0 6px;padding-left:16px}p{margin:2px 0}h1,h2,h3{margin:0}.row{display:flex;justify-content:space-between;gap:12px}.entry{margin-bottom:7px;break-inside:avoid}.bar{display:inline-flex;width:46%;gap:8px}.bar i{flex:1;background:#ddd;height:5px;align-self:center}.bar b{display:block;height:5px;background:#567}h3{font-size:1em}table.skills th{text-align:left;padding-right:14px;vertical-align:top;white-space:nowrap}`;

/** Headings underlined, dates on the right edge. */
export const classic = (view: CvView): string => {
  const { headings: t, source } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry"><div class="row"><b>${esc(career.position)}</b><span>${esc(career.when)}</span></div><div><em>${esc(career.company)}${place(career)}</em></div>${description(view, career)}</div>`,
    )
    .join('');
  return `<style>${base('"Liberation Serif"', 10.5)}h1{font-size:22pt}h2{font-size:12.5pt;border-bottom:1px solid ${source.style.accent ?? '#333'};margin:10px 0 5px;color:${source.style.accent ?? '#222'}}.headline{font-size:13pt}</style>
<h1>${esc(view.name)}</h1>${headlineOf(view)}<p>${esc(view.address)}<br>${esc([source.phone, source.email].filter(Boolean).join(' – '))}</p>
${section(t.profile, summaryOf(view))}${section(t.careers, careers)}${section(t.studies, studiesOf(view))}${section(t.skills, skillsOf(view))}${section(t.soft, softOf(view))}${section(t.languages, languageLine(view))}${section(t.certifications, certificationsOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}`;
};

/** US manner: capitals, centred name, company first. */
export const minimal = (view: CvView): string => {
  const { headings: t } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry"><div class="row"><b>${esc(career.company)}</b><span>${esc(career.place)}</span></div><div class="row"><em>${esc(career.position)}</em><em>${esc(career.when)}</em></div>${description(view, career)}</div>`,
    )
    .join('');
  const studies = view.studies
    .map(
      ({ title, institution, when }) =>
        `<div class="entry"><div class="row"><b>${esc(institution)}</b><span>${esc(when)}</span></div><div>${esc(title)}</div></div>`,
    )
    .join('');
  return `<style>${base('"Liberation Serif"', 10.5)}h1{font-size:19pt;text-align:center;font-weight:normal;letter-spacing:1px}h2{font-size:11pt;text-transform:uppercase;border-bottom:.6px solid #000;margin:9px 0 4px}.c{text-align:center}</style>
<h1>${esc(view.name)}</h1><p class="c">${esc(view.contact.join(' | '))}</p>
${section(t.profile.toUpperCase(), summaryOf(view))}${section(t.studies.toUpperCase(), studies)}${section(t.careers.toUpperCase(), careers)}${section(t.skills.toUpperCase(), skillsOf(view) + languageLine(view).replace('<p>', `<p><b>${t.languages}:</b> `))}${section(t.soft.toUpperCase(), softOf(view))}${section(t.certifications.toUpperCase(), certificationsOf(view))}${section(t.wishes.toUpperCase(), paragraphs(view.wishes))}${extrasOf(view)}`;
};

/** Dates in the left margin, as moderncv prints them. */
export const latex = (view: CvView): string => {
  const { headings: t, source } = view;
  const entry = (left: string, right: string) => `<div class="g"><div class="l">${esc(left)}</div><div>${right}</div></div>`;
  const careers = view.careers
    .map((career) =>
      entry(career.when, `<b>${esc(career.position)}</b>, <em>${esc(career.company)}</em>${place(career)}.${description(view, career)}`),
    )
    .join('');
  const studies = view.studies
    .map(({ title, institution, when }) => entry(when, `<b>${esc(title)}</b>, <em>${esc(institution)}</em>.`))
    .join('');
  const skills = view.skills.map(({ group, items }) => entry(group, esc(items.join(', ')))).join('');
  const languages = view.languages.map(({ name, level }) => entry(name, esc(level))).join('');
  return `<style>${base('"DejaVu Serif"', 9)}.g{display:grid;grid-template-columns:31mm 1fr;gap:5mm;margin-bottom:5px}.l{text-align:right;color:#444}h1{font-size:23pt;font-weight:normal}h2{font-size:12pt;font-weight:normal;color:${source.style.accent ?? '#3873b3'};margin:10px 0 5px;display:grid;grid-template-columns:31mm 1fr;gap:5mm}h2::before{content:"";background:${source.style.accent ?? '#3873b3'};height:4px;align-self:center}.top{display:flex;justify-content:space-between}.top p{text-align:right;font-style:italic;font-size:8.5pt}</style>
<div class="top"><div><h1>${esc(view.name)}</h1>${headlineOf(view)}</div><div>${paragraphs([view.address, source.phone, source.email, ...(source.links ?? [])].filter(Boolean))}</div></div>
${section(t.profile, summaryOf(view))}${section(t.studies, studies)}${section(t.careers, careers)}${section(t.skills, skills)}${section(t.soft, softOf(view))}${section(t.languages, languages)}${section(t.certifications, certificationsOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}`;
};

/** Curriculum vitæ of a scholar: title first, long prose, numbered lists. */
export const academic = (view: CvView): string => {
  const { headings: t, source } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry"><b>${esc(career.when)}.</b> ${esc(career.position)}, ${esc(career.company)}${place(career)}.<br>${esc(career.lines.join(' '))}</div>`,
    )
    .join('');
  const studies = view.studies
    .map(({ title, institution, when }) => `<div class="entry"><b>${esc(when)}.</b> ${esc(title)}, ${esc(institution)}.</div>`)
    .join('');
  return `<style>${base('"Liberation Serif"', 11)}h1{font-size:15pt;text-align:center;font-weight:normal}.n{text-align:center;font-size:14pt;font-weight:bold}h2{font-size:12pt;font-variant:small-caps;margin:12px 0 4px}</style>
<h1>Curriculum Vitae</h1><p class="n">${esc(view.name)}</p>${headlineOf(view)}
<p>${esc(view.address)}</p><p>${source.language === 'fr' ? 'Tél.' : 'Phone'} : ${esc(source.phone)}</p><p>${source.language === 'fr' ? 'Courriel' : 'Email'} : ${esc(source.email)}</p>
${section(t.profile, summaryOf(view))}${section(t.studies, studies)}${section(t.careers, careers)}${extrasOf(view)}${section(t.skills, skillsOf(view))}${section(t.soft, softOf(view))}${section(t.certifications, certificationsOf(view))}${section(t.languages, languageLine(view))}${section(t.wishes, paragraphs(view.wishes))}`;
};
