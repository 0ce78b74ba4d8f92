import {
  bullets,
  certificationsOf,
  description,
  esc,
  extrasOf,
  languageLine,
  paragraphs,
  section,
  skillsOf,
  softOf,
  summaryOf,
} from '../layouts/parts.ts';
import type { CvView } from '../view.ts';

/** Framed boxes in two equal columns above a career that spans the page; dates in brackets after the title. */
export const boxes = (view: CvView): string => {
  const { headings: t, source } = view;
  const accent = source.style.accent ?? '#374151';
  const careers = view.careers
    .map(
      (career) =>
        `<div class="e"><b>${esc(career.position.toLocaleUpperCase(source.language))}</b> <span class="w">[${esc(career.when)}]</span><br><i>${esc([career.company, career.place].filter(Boolean).join(' – '))}</i>${description(view, career)}</div>`,
    )
    .join('');
  const studies = view.studies
    .map(({ title, institution, when }) => `<p><b>${esc(when)}</b> : ${esc(title)} – ${esc(institution)}</p>`)
    .join('');
  return `<style>@page{size:A4;margin:12mm}body{font:9.5pt/1.35 "DejaVu Sans Condensed","DejaVu Sans";margin:0}p{margin:2px 0}ul{margin:2px 0 5px;padding-left:14px}h1{margin:0;font-size:20pt;text-align:right;color:${accent}}h2{margin:0 0 4px;font-size:10.5pt;color:#fff;background:${accent};padding:1px 6px}h3{margin:3px 0 0;font-size:1em}.t{text-align:right}.two{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:4mm 0}section{border:1px solid ${accent};padding:0 5px 5px;margin-bottom:4mm}section h2{margin:0 -5px 4px}.e{margin-bottom:7px}.w{color:#666}.bar{display:inline-block;width:48%}.bar i{display:block;height:4px;background:#ccc}.bar b{display:block;height:4px;background:${accent}}</style>
<h1>${esc(view.name)}</h1><p class="t">${esc(source.headline ?? '')}</p><p class="t">${esc(view.contact.join(' · '))}</p>
<div class="two"><div>${section(t.profile, summaryOf(view))}${section(t.studies, studies)}</div><div>${section(t.skills, skillsOf(view))}${section(t.languages, languageLine(view))}${section(t.soft, softOf(view))}</div></div>
${section(t.careers, careers)}${section(t.certifications, certificationsOf(view))}${section(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}`;
};

/** Letter-like: heading words inside the margin, company in capitals, period on a line of its own under it, page footer. */
export const marginHeads = (view: CvView): string => {
  const { headings: t, source } = view;
  const careers = view.careers
    .map(
      (career) =>
        `<div class="e"><b>${esc(career.company.toLocaleUpperCase(source.language))}</b>${career.place ? ` (${esc(career.place)})` : ''}<br>${esc(career.when)}<br><u>${esc(career.position)}</u>${description(view, career)}</div>`,
    )
    .join('');
  const studies = view.studies
    .map(({ title, institution, when }) => `<div class="e">${esc(institution)}, ${esc(title)} (${esc(when)})</div>`)
    .join('');
  const part = (heading: string, body: string) => (body ? `<div class="g"><h2>${esc(heading)}</h2><div>${body}</div></div>` : '');
  return `<style>@page{size:A4;margin:18mm 16mm 20mm;@bottom-center{content:"${esc(view.name)} – " counter(page) " / " counter(pages);font:8pt "Liberation Serif"}}body{font:10.5pt/1.4 "Liberation Serif";margin:0}p{margin:2px 0}ul{margin:2px 0;padding-left:15px;list-style:"– "}h1{font-size:20pt;margin:0;letter-spacing:1px}.g{display:grid;grid-template-columns:34mm 1fr;gap:5mm;border-top:1px solid #999;padding:5px 0;margin-top:6px}h2{font-size:10pt;margin:0;text-transform:uppercase}h3{font-size:1em;margin:0}.e{margin-bottom:7px}</style>
<h1>${esc(view.name)}</h1>${source.headline ? `<p>${esc(source.headline)}</p>` : ''}<p>${esc(view.address)}<br>${source.phone ? `${source.language === 'fr' ? 'Portable' : 'Mobile'} : ${esc(source.phone)}<br>` : ''}${esc(source.email)}</p>
${part(t.profile, summaryOf(view))}${part(t.skills, skillsOf(view))}${part(t.careers, careers)}${part(t.studies, studies)}${part(t.certifications, certificationsOf(view))}${part(t.languages, languageLine(view))}${part(t.soft, bullets(source.soft ?? []))}${part(t.wishes, paragraphs(view.wishes))}${extrasOf(view)}`;
};
