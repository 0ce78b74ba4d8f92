import { EXPERIENCE_WORDS, FOOTER, pageRules } from './parts.ts';

/** White space and one typeface: no rule, no box, one touch of colour. */
export const minimal = `<style>
${pageRules({ margin: '20mm 30mm 20mm' })}
@media screen { body { padding: 20mm 30mm; } }
body { font-size: 9.5pt; line-height: 1.52; }
h1 { font-size: 22pt; line-height: 1.15; font-weight: 600; letter-spacing: -.02em; }
.position { margin-top: 1mm; font-size: 12pt; color: var(--secondary); }
.contact { display: flex; flex-wrap: wrap; gap: 1mm 7mm; margin-top: 4mm; color: var(--text-secondary); }
.block { margin-top: 7mm; }
h2 { margin-bottom: 2mm; font-size: 9pt; line-height: 1.5; font-weight: 600; letter-spacing: .02em; color: var(--primary); }
.entry { break-inside: avoid; }
.entry + .entry { margin-top: 4.8mm; }
h3 { font-size: 10pt; line-height: 1.45; }
.meta { color: var(--text-secondary); }
.meta:not(:last-child) { break-after: avoid; }
.entry p + p, .entry ul { margin-top: 1.4mm; }
.entry li { position: relative; padding-left: 4.5mm; break-inside: avoid; }
.entry li::before { content: ""; position: absolute; left: 0; top: .78em; width: 2.2mm; height: 1px; background: var(--accent); }
.word { display: inline-block; }
.studies { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 4.5mm 8mm; }
.studies .entry { margin: 0; }
.short { break-inside: avoid; }
</style>

<header>
  <h1>{{fullName}}</h1>
  {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
  <p class="contact">{{#if email}}<span>{{email}}</span> {{/if}}{{#if phone}}<span>{{phone}}</span> {{/if}}{{#if location}}<span>{{location}}</span>{{/if}}</p>
</header>

{{#if summary}}
<section class="block">
  <h2>Résumé</h2>
  <p>{{summary}}</p>
</section>
{{/if}}

{{#if workExperience}}
<section class="block">
  <h2>Expérience</h2>
  <div>
    {{#each workExperience}}
    <article class="entry">
      <h3>{{title}}</h3>
      <p class="meta">{{line " · " (line ", " company location) (period startDate endDate)}}</p>
    ${EXPERIENCE_WORDS}
    </article>
    {{/each}}
  </div>
</section>
{{/if}}

{{#if education}}
<section class="block">
  <h2>Formation</h2>
  <div class="studies">
    {{#each education}}
    <article class="entry">
      <h3>{{degree}}</h3>
      <p class="meta">{{line " · " (line ", " institution location) (period startYear endYear)}}</p>
      {{#if description}}<p>{{description}}</p>{{/if}}
    </article>
    {{/each}}
  </div>
</section>
{{/if}}

{{#if technicalSkills}}
<section class="block">
  <h2>Compétences</h2>
  <p>{{#each technicalSkills}}<span class="word">{{this}}{{#unless @last}},{{/unless}}</span> {{/each}}</p>
</section>
{{/if}}

{{#if certifications}}
<section class="block short">
  <h2>Certifications</h2>
  <ul>{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}

{{#if softSkills}}
<section class="block short">
  <h2>Savoir-être</h2>
  <p>{{join softSkills ", "}}</p>
</section>
{{/if}}

{{#if languages}}
<section class="block short">
  <h2>Langues</h2>
  <p>{{#each languages}}{{#unless @first}}, {{/unless}}{{name}}{{#if level}} ({{level}}){{/if}}{{/each}}</p>
</section>
{{/if}}

${FOOTER}
`;
