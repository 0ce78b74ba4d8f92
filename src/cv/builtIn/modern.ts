import { BULLETS, EXPERIENCE_WORDS, FOOTER, pageRules } from './parts.ts';

/** Two columns: who and what on a tinted side, the story beside it. */
export const modern = `<style>
${pageRules({ margin: '14mm 0 18mm', inset: '14mm' })}
@page :first { margin-top: 0; }
body { font-size: 9.5pt; line-height: 1.5; }
.header { padding: 13mm 14mm 10mm; background: var(--primary); color: #fff; }
h1 { font-size: 27pt; line-height: 1.1; font-weight: 700; letter-spacing: -.02em; }
.position { margin-top: 2mm; font-size: 12.5pt; font-weight: 500; opacity: .92; }
.columns { display: grid; grid-template-columns: 66mm 1fr; align-items: start; }
.side { padding: 8mm 8mm 2mm 14mm; }
.main { padding: 8mm 14mm 2mm 8mm; border-left: 1px solid var(--border-color); }
section + section { margin-top: 6.5mm; }
h2 { margin-bottom: 2.5mm; font-size: 10pt; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; color: var(--primary); }
.main h2 { padding-bottom: 1.2mm; border-bottom: 2px solid var(--primary); }
.facts li { padding: .9mm 0; break-inside: avoid; }
.tags { display: flex; flex-wrap: wrap; gap: 1.4mm; }
.tags li { padding: .6mm 2.2mm; border-radius: 1.2mm; background: var(--bg-secondary); border: 1px solid var(--border-color); font-size: 8.5pt; }
.entry { break-inside: avoid; }
.entry + .entry { margin-top: 5mm; }
h3 { font-size: 10.5pt; line-height: 1.35; }
.meta { color: var(--text-secondary); break-after: avoid; }
.meta strong { font-weight: 600; color: var(--secondary); }
.entry p, .entry ul { margin-top: 1mm; }
.context { color: var(--text-secondary); }
${BULLETS}
</style>

<header class="header">
  <h1>{{fullName}}</h1>
  {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
</header>

<div class="columns">
<aside class="side">
  {{#if (line "" email phone location)}}
  <section>
    <h2>Contact</h2>
    <ul class="facts">{{#if email}}<li>{{email}}</li>{{/if}}{{#if phone}}<li>{{phone}}</li>{{/if}}{{#if location}}<li>{{location}}</li>{{/if}}</ul>
  </section>
  {{/if}}
  {{#if technicalSkills}}
  <section>
    <h2>Compétences</h2>
    <ul class="tags">{{#each technicalSkills}}<li>{{this}}</li> {{/each}}</ul>
  </section>
  {{/if}}
  {{#if softSkills}}
  <section>
    <h2>Savoir-être</h2>
    <ul class="facts">{{#each softSkills}}<li>{{this}}</li>{{/each}}</ul>
  </section>
  {{/if}}
  {{#if languages}}
  <section>
    <h2>Langues</h2>
    <ul class="facts">{{#each languages}}<li>{{name}}{{#if level}} : {{level}}{{/if}}</li>{{/each}}</ul>
  </section>
  {{/if}}
  {{#if certifications}}
  <section>
    <h2>Certifications</h2>
    <ul class="facts">{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
  </section>
  {{/if}}
</aside>

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
      <h3>{{title}}</h3>
      <p class="meta">{{#if company}}<strong>{{line ", " company location}}</strong>{{/if}}{{#if (period startDate endDate)}}{{#if company}} · {{/if}}{{period startDate endDate}}{{/if}}</p>
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
      <p class="meta">{{#if institution}}<strong>{{line ", " institution location}}</strong>{{/if}}{{#if (period startYear endYear)}}{{#if institution}} · {{/if}}{{period startYear endYear}}{{/if}}</p>
      {{#if description}}<p>{{description}}</p>{{/if}}
    </article>
    {{/each}}
  </section>
  {{/if}}
</main>
</div>

${FOOTER}
`;
