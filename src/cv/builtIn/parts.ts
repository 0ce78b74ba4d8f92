/** Pieces that the built-in templates share; each template is one self-contained text all the same, for its author to change. */

interface PageRules {
  margin: string;
  /** Typeface of the foot; one that the page uses, or it would not be loaded in time. */
  family?: string;
  /** Space between the paper's sides and the foot, for templates whose own margin is none. */
  inset?: string;
}

/** Repeated at the foot of every printed page, with the page's number. On a screen, `FOOTER` stands at the end instead. */
export const pageRules = ({ margin, family = "'Inter'", inset = '0mm' }: PageRules): string => {
  const foot = `font: 400 7.5pt/1.35 ${family}, sans-serif; color: {{colors.textSecondary}};`;
  return `@page {
  margin: ${margin};
  {{#if footer.enabled}}
  @bottom-left {
    content: {{{cssText (line " · " footer.companyName footer.tagline)}}};
    width: 55%; padding-left: ${inset}; text-align: left; ${foot}
  }
  @bottom-right {
    content: {{{cssText (line " · " footer.managerName footer.managerPhone)}}} "    " counter(page) " / " counter(pages);
    width: 45%; padding-right: ${inset}; text-align: right; white-space: pre-wrap; ${foot}
  }
  {{else}}
  @bottom-right { content: counter(page) " / " counter(pages); padding-right: ${inset}; text-align: right; ${foot} }
  {{/if}}
}
{{#unless footer.enabled}}@page :first { @bottom-right { content: none; } }{{/unless}}
.footer { margin-top: 10mm; padding-top: 3mm; border-top: 1px solid var(--border-color); display: flex; justify-content: space-between; gap: 8mm; font-size: 8pt; color: var(--text-secondary); }
@media print { .footer { display: none; } }`;
};

export const FOOTER = `{{#if footer.enabled}}
<footer class="footer">
  <div><strong>{{footer.companyName}}</strong>{{#if footer.tagline}} · {{footer.tagline}}{{/if}}</div>
  <div>{{line " · " footer.managerName footer.managerPhone}}</div>
</footer>
{{/if}}`;

/** What an experience says; each part only when there is one (spec 2 §2). */
export const EXPERIENCE_WORDS = `{{#if context}}<p class="context">{{context}}</p>{{/if}}
    {{#if description}}<p>{{description}}</p>{{/if}}
    {{#if responsibilities}}<ul>{{#each responsibilities}}<li>{{this}}</li>{{/each}}</ul>{{/if}}`;

/** Round bullets in the accent colour. */
export const BULLETS = `.entry li { position: relative; padding-left: 4mm; break-inside: avoid; }
.entry li + li { margin-top: .5mm; }
.entry li::before { content: ""; position: absolute; left: .4mm; top: .62em; width: 1.2mm; height: 1.2mm; border-radius: 50%; background: var(--accent); }`;

/** Words one after the other, parted by a dot that is text: a reader of the PDF tells them apart however the lines break. */
export const DOTTED_WORDS = `.dotted li { display: inline-block; }
.dotted li:not(:last-child)::after { content: " •"; margin: 0 .16em 0 .1em; color: var(--accent); }`;

/** One thing a line, its bullet being text too: what wraps in a narrow column stays one thing. */
export const MARKED_LINES = `.marked li { padding-left: 3.4mm; text-indent: -3.4mm; break-inside: avoid; }
.marked li::before { content: "•"; display: inline-block; width: 3.4mm; text-indent: 0; color: var(--accent); }`;
