import type { CvView } from '../view.ts';

export type CareerView = CvView['careers'][number];

export const esc = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const all = (items: string[], one: (item: string) => string): string => items.map(one).join('');

export const bullets = (items: string[]): string => (items.length === 0 ? '' : `<ul>${all(items, (item) => `<li>${esc(item)}</li>`)}</ul>`);

export const paragraphs = (items: string[]): string => all(items, (item) => `<p>${esc(item)}</p>`);

/** A titled section; nothing at all when it would be empty. */
export const section = (heading: string, body: string, tag = 'h2'): string =>
  body ? `<section><${tag}>${esc(heading)}</${tag}>${body}</section>` : '';

export const description = ({ source }: CvView, { lines }: CareerView): string =>
  source.style.prose ? `<p>${esc(lines.join(' '))}</p>` : bullets(lines);

/** Skills in the manner of this CV: commas, bullets, bars or a table. */
export const skillsOf = ({ source, skills }: CvView): string => {
  const only = skills.length === 1;
  const bar = (item: string, index: number) =>
    `<div class="bar"><span>${esc(item)}</span><i><b style="width:${95 - ((index * 17) % 50)}%"></b></i></div>`;
  switch (source.style.skills) {
    case 'commas':
      return all(
        skills.map(({ group, items }) => `<p>${only ? '' : `<b>${esc(group)} :</b> `}${esc(items.join(', '))}</p>`),
        String,
      );
    case 'bullets':
      return skills.map(({ group, items }) => `${only ? '' : `<h3>${esc(group)}</h3>`}${bullets(items)}`).join('');
    case 'bars':
      return skills.map(({ group, items }) => `${only ? '' : `<h3>${esc(group)}</h3>`}${items.map(bar).join('')}`).join('');
    case 'table':
      return `<table class="skills">${skills.map(({ group, items }) => `<tr><th>${esc(group)}</th><td>${esc(items.join(' · '))}</td></tr>`).join('')}</table>`;
  }
};

export const languagesOf = ({ languages }: CvView): string =>
  all(
    languages.map(({ name, level }) => `<p>${esc(name)}${level ? ` : ${esc(level)}` : ''}</p>`),
    String,
  );

export const languageLine = ({ languages }: CvView): string =>
  languages.length === 0 ? '' : `<p>${esc(languages.map(({ name, level }) => (level ? `${name} (${level})` : name)).join(', '))}</p>`;

export const extrasOf = ({ source }: CvView, tag?: string): string =>
  (source.extras ?? []).map(([heading, lines]) => section(heading, paragraphs(lines), tag)).join('');

export const summaryOf = ({ source }: CvView): string => (source.summary ? `<p>${esc(source.summary)}</p>` : '');

export const headlineOf = ({ source }: CvView, tag = 'div'): string =>
  source.headline ? `<${tag} class="headline">${esc(source.headline)}</${tag}>` : '';

export const certificationsOf = ({ source }: CvView): string => bullets(source.certifications ?? []);

export const softOf = ({ source }: CvView): string => bullets(source.soft ?? []);

export const studiesOf = ({ studies }: CvView): string =>
  studies
    .map(
      ({ title, institution, when }) =>
        `<div class="entry"><div class="row"><b>${esc(title)}</b><span class="when">${esc(when)}</span></div><div>${esc(institution)}</div></div>`,
    )
    .join('');

export const place = ({ place: where }: CareerView, before = ', '): string => (where ? `${before}${esc(where)}` : '');
