import { BULLETS, EXPERIENCE_WORDS, FOOTER, MARKED_LINES, pageRules } from './parts.ts';

/** Two columns: who and what on a tinted side, the story beside it. */
export const modern = `<style>
${pageRules({ margin: '14mm 0 18mm', inset: '14mm' })}
@page :first { margin-top: 0; }
body { font-size: 9.5pt; line-height: 1.5; }
.header { padding: 13mm 14mm 10mm; background: var(--primary); color: #fff; }
h1 { font-size: 27pt; line-height: 1.1; font-weight: 700; letter-spacing: -.02em; }
.position { margin-top: 2mm; font-size: 12.5pt; font-weight: 500; opacity: .92; }
.contact { display: flex; flex-wrap: wrap; gap: 1mm 7mm; margin-top: 4.5mm; font-size: 9pt; opacity: .95; }
.columns { display: grid; grid-template-columns: 1fr 64mm; align-items: start; }
.side { padding: 8mm 14mm 6mm 7mm; background: var(--bg-secondary); font-size: 9pt; }
.main { padding: 8mm 8mm 2mm 14mm; }
section + section { margin-top: 6.5mm; }
h2 { margin-bottom: 2.5mm; font-size: 10pt; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; color: var(--primary); }
.main h2 { padding-bottom: 1.2mm; border-bottom: 2px solid var(--primary); }
.facts li { padding: .9mm 0; break-inside: avoid; }
.entry { break-inside: avoid; }
.entry + .entry { margin-top: 5mm; }
h3 { font-size: 10.5pt; line-height: 1.35; }
.meta { font-weight: 600; color: var(--secondary); }
.meta:not(:last-child) { break-after: avoid; }
.line { display: flex; justify-content: space-between; gap: 5mm; break-after: avoid; }
.dates { flex: none; font-size: 8.5pt; color: var(--text-secondary); }
.entry p, .entry ul { margin-top: 1mm; }
.context { color: var(--text-secondary); }
${BULLETS}
${MARKED_LINES}
.short { break-inside: avoid; }
</style>

<header class="header">
  <h1>{{fullName}}</h1>
  {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
  <p class="contact">{{#if email}}<span>{{email}}</span> {{/if}}{{#if phone}}<span>{{phone}}</span> {{/if}}{{#if location}}<span>{{location}}</span>{{/if}}</p>
</header>

<div class="columns">
<main class="main">
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
    <ul class="facts marked">{{#each technicalSkills}}<li>{{this}}</li>{{/each}}</ul>
  </section>
  {{/if}}
  {{#if softSkills}}
  <section class="short">
    <h2>Savoir-être</h2>
    <ul class="facts marked">{{#each softSkills}}<li>{{this}}</li>{{/each}}</ul>
  </section>
  {{/if}}
  {{#if languages}}
  <section class="short">
    <h2>Langues</h2>
    <ul class="facts marked">{{#each languages}}<li>{{name}}{{#if level}} : {{level}}{{/if}}</li>{{/each}}</ul>
  </section>
  {{/if}}
  {{#if certifications}}
  <section class="short">
    <h2>Certifications</h2>
    <ul class="facts marked">{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
  </section>
  {{/if}}
</aside>
</div>

${FOOTER}
`;
