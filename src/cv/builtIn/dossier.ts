import { BULLETS, DOTTED_WORDS, EXPERIENCE_WORDS, FOOTER, pageRules } from './parts.ts';

/** What a consulting firm sends to its client: skills first, then each mission as a sheet. */
export const dossier = `<style>
${pageRules({ margin: '18mm 18mm 22mm' })}
@media screen { body { padding: 18mm; } }
body { font-size: 9.5pt; line-height: 1.5; }
.header { padding: 8mm 9mm; background: var(--bg-secondary); border-left: 2.4mm solid var(--primary); }
.kind { font-size: 8.5pt; font-weight: 600; letter-spacing: .12em; text-transform: uppercase; color: var(--primary); }
h1 { margin-top: 2mm; font-size: 24pt; line-height: 1.1; font-weight: 700; letter-spacing: -.015em; }
.position { margin-top: 1.5mm; font-size: 12pt; color: var(--text-secondary); }
.contact { display: flex; flex-wrap: wrap; gap: 1mm 7mm; margin-top: 3.5mm; font-size: 9pt; color: var(--text-secondary); }
section { margin-top: 8mm; }
h2 { display: flex; align-items: center; gap: 4mm; margin-bottom: 3.5mm; font-size: 13pt; line-height: 1.3; font-weight: 700; color: var(--primary); }
h2::after { content: ""; flex: 1; height: 1px; background: var(--border-color); }
.skills { padding: 3mm 4.5mm; border: 1px solid var(--border-color); border-radius: 1.5mm; font-size: 10pt; line-height: 1.7; font-weight: 500; }
.entry { border: 1px solid var(--border-color); border-radius: 1.5mm; break-inside: avoid; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.entry + .entry { margin-top: 5mm; }
.head { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; padding: 2.6mm 4.5mm; background: var(--bg-secondary); border-bottom: 1px solid var(--border-color); border-radius: 1.5mm 1.5mm 0 0; break-after: avoid; }
h3 { font-size: 10.5pt; line-height: 1.4; }
.company { font-weight: 600; color: var(--secondary); }
.dates { flex: none; font-size: 9pt; color: var(--text-secondary); }
.words { padding: 3mm 4.5mm 3.5mm; }
.words > * + * { margin-top: 2mm; }
.context { color: var(--text-secondary); }
${BULLETS}
.studies { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 4mm 18mm; }
.study { padding-left: 4mm; border-left: .8mm solid var(--border-color); break-inside: avoid; }
.line { display: flex; justify-content: space-between; gap: 6mm; break-after: avoid; }
.facts li { padding: .6mm 0; }
${DOTTED_WORDS}
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(70mm, 1fr)); align-items: start; gap: 0 14mm; }
.short { break-inside: avoid; }
</style>

<header class="header">
    <p class="kind">Dossier de compétences</p>
    <h1>{{fullName}}</h1>
    {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
    <p class="contact">{{#if email}}<span>{{email}}</span> {{/if}}{{#if phone}}<span>{{phone}}</span> {{/if}}{{#if location}}<span>{{location}}</span>{{/if}}</p>
</header>

{{#if summary}}
<section>
  <h2>Résumé</h2>
  <p>{{summary}}</p>
</section>
{{/if}}

{{#if technicalSkills}}
<section>
  <h2>Compétences</h2>
  <ul class="skills dotted">{{#each technicalSkills}}<li>{{this}}</li> {{/each}}</ul>
</section>
{{/if}}

{{#if workExperience}}
<section>
  <h2>Expérience</h2>
  {{#each workExperience}}
  <article class="entry">
    <div class="head">
      <div><h3>{{title}}</h3><p class="company">{{line ", " company location}}</p></div>
      <span class="dates">{{period startDate endDate}}</span>
    </div>
    {{#if (line "" context description (join responsibilities ""))}}<div class="words">
    ${EXPERIENCE_WORDS}
    </div>{{/if}}
  </article>
  {{/each}}
</section>
{{/if}}

{{#if education}}
<section>
  <h2>Formation</h2>
  <div class="studies">
    {{#each education}}
    <article class="study">
      <div class="line"><h3>{{degree}}</h3><span class="dates">{{period startYear endYear}}</span></div>
      <p class="company">{{line ", " institution location}}</p>
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
  <ul class="facts">{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if languages}}
<section class="short">
  <h2>Langues</h2>
  <ul class="facts">{{#each languages}}<li>{{name}}{{#if level}} : {{level}}{{/if}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if softSkills}}
<section class="short">
  <h2>Savoir-être</h2>
  <p>{{join softSkills ", "}}</p>
</section>
{{/if}}
</div>

${FOOTER}
`;
