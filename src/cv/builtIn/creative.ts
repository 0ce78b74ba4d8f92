import { DOTTED_WORDS, EXPERIENCE_WORDS, FOOTER, MARKED_LINES, pageRules } from './parts.ts';

/** A coloured opening with a monogram, a line of time, words in tinted panels: for trades of image and ideas. */
export const creative = `<style>
${pageRules({ margin: '15mm 0 18mm', inset: '18mm' })}
@page :first { margin-top: 0; }
body { font-size: 9.5pt; line-height: 1.55; }
.header { position: relative; overflow: hidden; display: flex; align-items: center; gap: 9mm; padding: 14mm 18mm; background: linear-gradient(118deg, var(--primary) 74%, var(--accent) 74.2%); color: #fff; }
.monogram { flex: none; display: grid; place-items: center; width: 27mm; height: 27mm; border-radius: 8mm 8mm 8mm 0; background: #fff; color: var(--primary); font-size: 24pt; font-weight: 700; letter-spacing: -.02em; }
h1 { max-width: 138mm; font-size: 27pt; line-height: 1.05; font-weight: 700; letter-spacing: -.03em; }
.position { max-width: 120mm; margin-top: 2mm; font-size: 12.5pt; font-weight: 500; }
.contact { display: flex; flex-wrap: wrap; gap: 1mm 8mm; padding: 3.5mm 18mm; background: var(--bg-secondary); color: var(--text-secondary); font-size: 9pt; }
.body { padding: 3mm 18mm 0; }
section { margin-top: 6.5mm; }
h2 { display: table; margin-bottom: 3.5mm; padding: 0 1.5mm; font-size: 15pt; line-height: 1.3; font-weight: 700; letter-spacing: -.01em; box-shadow: inset 0 -.42em 0 color-mix(in srgb, var(--accent) 28%, transparent); }
.lead { font-size: 11.5pt; line-height: 1.55; }
.time { border-left: .7mm solid var(--border-color); margin-left: 1.4mm; }
.time .entry { position: relative; padding-left: 7mm; break-inside: avoid; }
.time .entry + .entry { margin-top: 5mm; }
.time .entry::before { content: ""; position: absolute; left: -1.95mm; top: 1.3mm; width: 3.2mm; height: 3.2mm; border-radius: 50%; background: var(--bg-primary); border: .8mm solid var(--accent); }
h3 { font-size: 11pt; line-height: 1.4; }
.line { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; break-after: avoid; }
.dates { flex: none; font-size: 8.5pt; font-weight: 600; color: var(--primary); }
.meta { color: var(--secondary); }
.meta:not(:last-child) { break-after: avoid; }
.entry p + p, .entry ul { margin-top: 1.2mm; }
.entry li { position: relative; padding-left: 4.5mm; break-inside: avoid; }
.entry li + li { margin-top: .5mm; }
.entry li::before { content: ""; position: absolute; left: 0; top: .5em; width: 1.6mm; height: 1.6mm; border-radius: .4mm; background: var(--primary); transform: rotate(45deg); }
.studies { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 3mm 18mm; }
.card { padding: 3.5mm 4.5mm; border-radius: 2.5mm; background: var(--bg-secondary); break-inside: avoid; }
.tags { padding: 3.2mm 4.5mm; border-radius: 2.5mm; background: color-mix(in srgb, var(--primary) 9%, var(--bg-primary)); font-size: 10.5pt; line-height: 1.75; font-weight: 500; }
.soft { background: color-mix(in srgb, var(--accent) 13%, var(--bg-primary)); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(70mm, 1fr)); align-items: start; gap: 0 9mm; }
.footer { margin: 8mm 18mm 0; }
${DOTTED_WORDS}
.soft li:not(:last-child)::after { color: var(--primary); }
${MARKED_LINES}
.short { break-inside: avoid; }
</style>

<header class="header">
  {{#if (initials fullName)}}<div class="monogram" aria-hidden="true">{{initials fullName}}</div>{{/if}}
  <div>
    <h1>{{fullName}}</h1>
    {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
  </div>
</header>
{{#if (line "" email phone location)}}
<p class="contact">{{#if email}}<span>{{email}}</span> {{/if}}{{#if phone}}<span>{{phone}}</span> {{/if}}{{#if location}}<span>{{location}}</span>{{/if}}</p>
{{/if}}

<div class="body">
{{#if summary}}
<section>
  <h2>Résumé</h2>
  <p class="lead">{{summary}}</p>
</section>
{{/if}}

{{#if technicalSkills}}
<section>
  <h2>Compétences</h2>
  <ul class="tags dotted">{{#each technicalSkills}}<li>{{this}}</li> {{/each}}</ul>
</section>
{{/if}}

{{#if workExperience}}
<section>
  <h2>Expérience</h2>
  <div class="time">
  {{#each workExperience}}
  <article class="entry">
    <div class="line"><h3>{{title}}</h3><span class="dates">{{period startDate endDate}}</span></div>
    <p class="meta">{{line ", " company location}}</p>
    ${EXPERIENCE_WORDS}
  </article>
  {{/each}}
  </div>
</section>
{{/if}}

{{#if education}}
<section>
  <h2>Formation</h2>
  <div class="studies">
    {{#each education}}
    <article class="card">
      <div class="line"><h3>{{degree}}</h3><span class="dates">{{period startYear endYear}}</span></div>
      <p class="meta">{{line ", " institution location}}</p>
      {{#if description}}<p>{{description}}</p>{{/if}}
    </article>
    {{/each}}
  </div>
</section>
{{/if}}

<div class="pair">
{{#if certifications}}
<section class="short">
  <h2>Certifications</h2>
  <ul class="marked">{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if softSkills}}
<section class="short">
  <h2>Savoir-être</h2>
  <ul class="tags soft dotted">{{#each softSkills}}<li>{{this}}</li> {{/each}}</ul>
</section>
{{/if}}
{{#if languages}}
<section class="short">
  <h2>Langues</h2>
  <ul class="tags dotted">{{#each languages}}<li>{{name}}{{#if level}} : {{level}}{{/if}}</li> {{/each}}</ul>
</section>
{{/if}}
</div>
</div>

${FOOTER}
`;
