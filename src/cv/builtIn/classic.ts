import { EXPERIENCE_WORDS, FOOTER, pageRules } from './parts.ts';

/** One column, a serif of a book, thin rules: what a law firm or a bank expects. Also what `templateId: 'none'` means. */
export const classic = `<style>
${pageRules({ margin: '12mm 20mm 16mm', family: "'Source Serif 4'" })}
@media screen { body { padding: 14mm 20mm; } }
body { font-family: var(--serif); font-size: 9.6pt; line-height: 1.4; }
.header { text-align: center; padding-bottom: 4mm; border-bottom: 2px solid var(--primary); }
h1 { font-size: 25pt; line-height: 1.15; font-weight: 600; letter-spacing: .01em; }
.position { margin-top: 1.5mm; font-size: 12.5pt; color: var(--primary); }
.contact { margin-top: 3mm; font-size: 9.5pt; color: var(--text-secondary); }
.contact span:not(:last-child)::after { content: " ·"; margin-right: 1.2mm; color: var(--text-light); }
h2 { margin: 4.6mm 0 1.8mm; padding-bottom: 1mm; border-bottom: 1px solid var(--border-color); font-size: 13pt; line-height: 1.3; color: var(--primary); }
.entry { margin-bottom: 3.4mm; break-inside: avoid; }
.entry:last-child { margin-bottom: 0; }
.line { display: flex; justify-content: space-between; gap: 6mm; break-after: avoid; }
h3 { font-size: 11pt; line-height: 1.35; }
.dates { flex: none; font-size: 9.5pt; color: var(--text-secondary); font-variant-numeric: lining-nums; }
.place { font-style: italic; color: var(--secondary); }
.place:not(:last-child) { break-after: avoid; }
.entry p, .entry ul { margin-top: .7mm; }
.entry li { position: relative; padding-left: 4.5mm; break-inside: avoid; }
.entry li + li { margin-top: .6mm; }
.entry li::before { content: ""; position: absolute; left: .6mm; top: .68em; width: 1.3mm; height: 1.3mm; border-radius: 50%; background: var(--accent); }
.studies { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 3mm 14mm; }
.studies .entry { margin: 0; }
.list li { display: inline-block; }
.list li:not(:last-child)::after { content: " ·"; margin-right: 1mm; color: var(--text-light); }
.more { display: grid; grid-template-columns: repeat(auto-fit, minmax(48mm, 1fr)); gap: 0 8mm; }
.more section { break-inside: avoid; }
</style>

<header class="header">
  <h1>{{fullName}}</h1>
  {{#if currentPosition}}<p class="position">{{currentPosition}}</p>{{/if}}
  <p class="contact">{{#if email}}<span>{{email}}</span> {{/if}}{{#if location}}<span>{{location}}</span> {{/if}}{{#if phone}}<span>{{phone}}</span>{{/if}}</p>
</header>

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
    <p class="place">{{line ", " company location}}</p>
    ${EXPERIENCE_WORDS}
  </article>
  {{/each}}
</section>
{{/if}}

{{#if education}}
<section>
  <h2>Formation</h2>
  <div class="studies">
    {{#each education}}
    <article class="entry">
      <div class="line"><h3>{{degree}}</h3><span class="dates">{{period startYear endYear}}</span></div>
      <p class="place">{{line ", " institution location}}</p>
      {{#if description}}<p>{{description}}</p>{{/if}}
    </article>
    {{/each}}
  </div>
</section>
{{/if}}

{{#if technicalSkills}}
<section>
  <h2>Compétences</h2>
  <ul class="list">{{#each technicalSkills}}<li>{{this}}</li> {{/each}}</ul>
</section>
{{/if}}

<div class="more">
{{#if certifications}}
<section>
  <h2>Certifications</h2>
  <ul class="lines">{{#each certifications}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if softSkills}}
<section>
  <h2>Savoir-être</h2>
  <ul class="lines">{{#each softSkills}}<li>{{this}}</li>{{/each}}</ul>
</section>
{{/if}}
{{#if languages}}
<section>
  <h2>Langues</h2>
  <ul class="lines">{{#each languages}}<li>{{name}}{{#if level}} : {{level}}{{/if}}</li>{{/each}}</ul>
</section>
{{/if}}
</div>

${FOOTER}
`;
