/** Pieces that several built-in templates share; each template is one self-contained text all the same, for its author to change. */

/** Repeated at the foot of every printed page, with the page's number. On a screen, `FOOTER` stands at the end instead. */
export const pageRules = (margin: string) => `@page {
  margin: ${margin};
  {{#if footer.enabled}}
  @bottom-left {
    content: {{{cssText (line " · " footer.companyName footer.tagline)}}};
    width: 58%; text-align: left; font: 400 7.5pt/1.4 'Inter', 'Liberation Sans', sans-serif; color: {{colors.textSecondary}};
  }
  @bottom-right {
    content: {{{cssText (line " · " footer.managerName footer.managerPhone)}}} "   " counter(page) " / " counter(pages);
    width: 42%; text-align: right; white-space: pre-wrap; font: 400 7.5pt/1.4 'Inter', 'Liberation Sans', sans-serif; color: {{colors.textSecondary}};
  }
  {{else}}
  @bottom-right {
    content: counter(page) " / " counter(pages);
    text-align: right; font: 400 7.5pt/1.4 'Inter', 'Liberation Sans', sans-serif; color: {{colors.textSecondary}};
  }
  {{/if}}
}
{{#unless footer.enabled}}@page :first { @bottom-right { content: none; } }{{/unless}}
.footer { margin-top: 10mm; padding-top: 3mm; border-top: 1px solid var(--border-color); display: flex; justify-content: space-between; gap: 8mm; font-size: 8pt; color: var(--text-secondary); }
@media print { .footer { display: none; } }`;

export const FOOTER = `{{#if footer.enabled}}
<footer class="footer">
  <div><strong>{{footer.companyName}}</strong>{{#if footer.tagline}} · {{footer.tagline}}{{/if}}</div>
  <div>{{line " · " footer.managerName footer.managerPhone}}</div>
</footer>
{{/if}}`;
