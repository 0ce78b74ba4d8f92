import type { CvView } from '../view.ts';
import {
  bullets,
  certificationsOf,
  description,
  esc,
  extrasOf,
  headlineOf,
  languagesOf,
  paragraphs,
  place,
  section,
  skillsOf,
  softOf,
  studiesOf,
  summaryOf,
} from './parts.ts';

const base = (size: number) =>
  `@page{size:A4;margin:0}*{box-sizing:border-box}body{font:${size}pt/1.35 "Liberation Sans";margin:0;color:#2a2a2a}ul{margin:2px 0 6px;padding-left:14px}p{margin:2px 0}h1,h2,h3{margin:0}h3{font-size:1em;margin-top:5px}.row{display:flex;justify-content:space-between;gap:10px}.entry{margin-bottom:8px}.bar{margin:3px 0}.bar i{display:block;background:#8884;height:4px}.bar b{display:block;height:4px;background:currentColor}table.skills th{text-align:left;padding-right:8px;vertical-align:top}`;

/** A tinted sidebar on the left: contact, skills, languages; the career on the right, date above the title. */
export const leftSidebar = (view: CvView): string => {
  const { headings: t, source } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry"><div class="when">${esc(career.when)}</div><b>${esc(career.position)}</b><div>${esc(career.company)}${place(career, ' · ')}</div>${description(view, career)}</div>`,
    )
    .join('');
  return `<style>${base(9.5)}.page{display:grid;grid-template-columns:66mm 1fr;min-height:297mm}.side{background:${source.style.accent ?? '#22384d'};color:#fff;padding:12mm 7mm}.main{padding:12mm 10mm}.side h2{font-size:11pt;text-transform:uppercase;margin:12px 0 4px;letter-spacing:.6px}.main h2{font-size:13pt;color:${source.style.accent ?? '#22384d'};margin:10px 0 6px}h1{font-size:23pt;line-height:1.1}.headline{font-size:12pt;margin-bottom:8px}.when{font-size:8.5pt;color:#666}</style>
<div class="page"><div class="side">${section(t.contact, paragraphs(view.contact))}${section(t.skills, skillsOf(view))}${section(t.soft, softOf(view))}${section(t.languages, languagesOf(view))}${section(t.certifications, certificationsOf(view))}</div>
<div class="main"><h1>${esc(view.name)}</h1>${headlineOf(view)}${section(t.profile, summaryOf(view))}${section(t.careers, careers)}${section(t.studies, studiesOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}</div></div>`;
};

/** A wide career on the left, a plain narrow column on the right. */
export const rightSidebar = (view: CvView): string => {
  const { headings: t, source } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry"><b>${esc(career.company)}</b>${place(career, ' – ')}<div class="row"><span>${esc(career.position)}</span><span class="when">${esc(career.when)}</span></div>${description(view, career)}</div>`,
    )
    .join('');
  return `<style>${base(9.5)}.head{padding:11mm 11mm 5mm;border-bottom:3px solid ${source.style.accent ?? '#b4552d'}}.page{display:grid;grid-template-columns:1fr 58mm}.main{padding:4mm 8mm 8mm 11mm}.side{padding:4mm 8mm;border-left:1px solid #ccc}h1{font-size:24pt;font-weight:300}h2{font-size:11.5pt;color:${source.style.accent ?? '#b4552d'};margin:9px 0 4px}.headline{font-size:12.5pt}.when{white-space:nowrap}</style>
<div class="head"><h1>${esc(view.name)}</h1>${headlineOf(view)}</div><div class="page"><div class="main">${section(t.profile, summaryOf(view))}${section(t.careers, careers)}${section(t.studies, studiesOf(view))}</div>
<div class="side">${section(t.contact, paragraphs(view.contact))}${section(t.skills, skillsOf(view))}${section(t.soft, softOf(view))}${section(t.languages, languagesOf(view))}${section(t.certifications, certificationsOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}</div></div>`;
};

/** Three columns under the name, one below them. */
export const threeHeader = (view: CvView): string => {
  const { headings: t, source } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry"><b>${esc(career.position)}</b> – ${esc(career.company)}${place(career, ' (')}${career.place ? ')' : ''} | <span class="when">${esc(career.when)}</span>${description(view, career)}</div>`,
    )
    .join('');
  return `<style>${base(9.5)}@page{margin:12mm 13mm}.band{background:${source.style.accent ?? '#e8e2d6'};padding:5mm;text-align:center}.cols{display:grid;grid-template-columns:1fr 1fr 1fr;gap:7mm;margin:4mm 0}h1{font-size:22pt}h2{font-size:11pt;text-transform:uppercase;border-left:4px solid #777;padding-left:6px;margin:9px 0 5px}</style>
<div class="band"><h1>${esc(view.name)}</h1>${headlineOf(view)}</div><div class="cols"><div>${section(t.contact, paragraphs(view.contact))}</div><div>${section(t.skills, skillsOf(view))}</div><div>${section(t.languages, languagesOf(view))}${section(t.soft, softOf(view))}</div></div>
${section(t.profile, summaryOf(view))}${section(t.careers, careers)}${section(t.studies, studiesOf(view))}${section(t.certifications, certificationsOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}`;
};

const ICONS = { mail: '✉', phone: '☎', place: '⚑' };

/** Pictograms instead of labels, a timeline, the skills as tags. */
export const creative = (view: CvView): string => {
  const { headings: t, source } = view;
  const accent = source.style.accent ?? '#0f766e';
  const careers = view.careers
    .map(
      (career) =>
        `<div class="entry dot"><div class="row"><b>${esc(career.position)}</b><span class="pill">${esc(career.when)}</span></div><div class="co">@ ${esc(career.company)}${place(career)}</div>${description(view, career)}</div>`,
    )
    .join('');
  const tags = view.skills.flatMap(({ items }) => items.map((item) => `<span class="tag">${esc(item)}</span> `)).join('');
  const contact = [
    [ICONS.mail, source.email],
    [ICONS.phone, source.phone],
    [ICONS.place, view.address],
  ]
    .filter(([, text]) => text)
    .map(([icon, text]) => `<p><span class="i">${icon}</span> ${esc(text!)}</p>`)
    .join('');
  return `<style>${base(9.5)}@page{margin:11mm}.i{font-family:"DejaVu Sans";color:${accent}}.top{display:flex;gap:8mm;align-items:center;justify-content:space-between}h1{font-size:25pt;color:${accent}}h2{font-size:13pt;color:${accent};margin:9px 0 5px}.page{display:grid;grid-template-columns:1fr 1fr;gap:9mm}.dot{border-left:2px solid ${accent};padding-left:9px}.pill{background:${accent};color:#fff;border-radius:9px;padding:0 7px;font-size:8pt;white-space:nowrap;height:max-content}.tag{display:inline-block;border:1px solid ${accent};border-radius:9px;padding:1px 7px;margin:0 3px 4px 0}.co{color:#666}</style>
<div class="top"><div><h1>${esc(view.name)}</h1>${headlineOf(view)}</div><div>${contact}</div></div>${summaryOf(view)}
<div class="page"><div>${section(t.careers, careers)}</div><div>${section(t.skills, tags)}${section(t.studies, studiesOf(view))}${section(t.languages, languagesOf(view))}${section(t.certifications, certificationsOf(view))}${section(t.soft, softOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}</div></div>`;
};

/** First name light, last name heavy on its own line; everything small on the left, career on the right in a dated grid. */
export const splitName = (view: CvView): string => {
  const { headings: t, source } = view;
  const accent = source.style.accent ?? '#6b2148';
  const careers = view.careers
    .map(
      (career) =>
        `<div class="g"><div class="when">${esc(career.when.toUpperCase())}</div><div><b>${esc(career.position)}</b><br>${esc(career.company)}${place(career, ' | ')}${description(view, career)}</div></div>`,
    )
    .join('');
  const studies = view.studies
    .map(
      ({ title, institution, when }) =>
        `<div class="g"><div class="when">${esc(when)}</div><div><b>${esc(title)}</b><br>${esc(institution)}</div></div>`,
    )
    .join('');
  return `<style>${base(9)}.page{display:grid;grid-template-columns:62mm 1fr;min-height:297mm}.side{padding:14mm 6mm 10mm 11mm;background:#f3eef0}.main{padding:14mm 11mm 10mm 8mm}h1{font-size:26pt;line-height:1.05;font-weight:300}h1 b{display:block;color:${accent}}h2{font-size:10.5pt;letter-spacing:1.5px;text-transform:uppercase;color:${accent};margin:13px 0 5px}.g{display:grid;grid-template-columns:27mm 1fr;gap:4mm;margin-bottom:7px}.when{font-size:7.5pt;color:#555;padding-top:2px}</style>
<div class="page"><div class="side"><h1>${esc(view.first)}<b>${esc(view.last)}</b></h1>${headlineOf(view)}${section(t.contact, paragraphs(view.contact))}${section(t.languages, languagesOf(view))}${section(t.soft, softOf(view))}${section(t.skills, view.skills.map(({ group, items }) => `${view.skills.length > 1 ? `<h3>${esc(group)}</h3>` : ''}${bullets(items)}`).join(''))}</div>
<div class="main">${section(t.profile, summaryOf(view))}${section(t.careers, careers)}${section(t.studies, studies)}${section(t.certifications, certificationsOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}</div></div>`;
};
