import { BULLETS, DOTTED_WORDS, EXPERIENCE_WORDS, FOOTER, pageRules } from './parts.ts';

/** Small type, close lines, a narrow side: eight years of work on one sheet. */
export const onePage = `<style>
${pageRules({ margin: '11mm 14mm 15mm' })}
@media screen { body { padding: 11mm 14mm; } }
body { font-size: 8.5pt; line-height: 1.42; }
.header { display: flex; justify-content: space-between; align-items: end; gap: 8mm; padding-bottom: 3mm; border-bottom: .8mm solid var(--primary); }
h1 { font-size: 20pt; line-height: 1.1; font-weight: 700; letter-spacing: -.02em; }
.position { margin-top: .8mm; font-size: 10.5pt; font-weight: 500; color: var(--primary); }
.contact { text-align: right; color: var(--text-secondary); line-height: 1.5; }
.columns { display: grid; grid-template-columns: 1fr 50mm; gap: 0 8mm; align-items: start; }
section { margin-top: 4.2mm; }
h2 { margin-bottom: 1.6mm; font-size: 9.5pt; line-height: 1.3; font-weight: 700; color: var(--primary); }
.entry { break-inside: avoid; }
.entry + .entry { margin-top: 2.8mm; }
.line { display: flex; justify-content: space-between; gap: 5mm; break-after: avoid; }
h3 { font-size: 9pt; line-height: 1.4; }
.dates { flex: none; color: var(--text-secondary); }
.meta { color: var(--secondary); }
.meta:not(:last-child) { break-after: avoid; }
.entry ul, .entry p + p { margin-top: .5mm; }
${BULLETS}
.entry li + li { margin-top: 0; }
.side { padding-left: 6mm; border-left: 1px solid var(--border-color); margin-top: 4.2mm; }
.side section:first-child { margin-top: 0; }
.facts li { padding: .25mm 0; }
${DOTTED_WORDS}
.short { break-inside: avoid; }
</style>

<header class="header">
  <div>
    <h1>{{fullName}}</h1>
    {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
  </div>
  <div class="contact">{{#if email}}<p>{{email}}</p>{{/if}}{{#if phone}}<p>{{phone}}</p>{{/if}}{{#if location}}<p>{{location}}</p>{{/if}}</div>
</header>

<div class="columns">
<main>
{{#if summary}}
<section>
  <h2>Résumé</h2>
  <p>{{summary}}</p>
</section>
{{/if}}
{{#if workExperience}}
<section>
  <h2>Expérience</h2>
  {{#each workExperience}}
  <article class="entry">
    <div class="line"><h3>{{title}}</h3><span class="dates">{{period startDate endDate}}</span></div>
    <p class="meta">{{line ", " company location}}</p>
    ${EXPERIENCE_WORDS}
  </article>
  {{/each}}
</section>
{{/if}}
{{#if education}}
<section>
  <h2>Formation</h2>
  {{#each education}}
  <article class="entry">
    <h3>{{degree}}</h3>
    <p class="meta">{{line " · " (line ", " institution location) (period startYear endYear)}}</p>
    {{#if description}}<p>{{description}}</p>{{/if}}
  </article>
  {{/each}}
</section>
{{/if}}
</main>

<aside class="side">
{{#if technicalSkills}}
<section>
  <h2>Compétences</h2>
  <ul class="dotted">{{#each technicalSkills}}<li>{{this}}</li> {{/each}}</ul>
</section>
{{/if}}
{{#if softSkills}}
<section class="short">
  <h2>Savoir-être</h2>
  <ul class="facts">{{#each softSkills}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if languages}}
<section class="short">
  <h2>Langues</h2>
  <ul class="facts">{{#each languages}}<li>{{name}}{{#if level}} : {{level}}{{/if}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if certifications}}
<section class="short">
  <h2>Certifications</h2>
  <ul class="facts">{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}
</aside>
</div>

${FOOTER}
`;
