import { PRODUCT_NAME } from '#contract/common';
import { BUILT_IN_TEMPLATES } from '#cv/builtInTemplates';
import { renderCv } from '#cv/renderCv';
import { SAMPLE_CV } from '#cv/sampleCv';
import type { TemplateError } from '#cv/templateError';
import { TEMPLATE_VARIABLES } from '#cv/variables';
import { makeStyle } from '../support/makeCv.ts';

const render = (template: string, content = SAMPLE_CV, config = makeStyle()) => renderCv({ template, config, content });
/** The sample, its no-break spaces made plain as the words of a page are. */
const SAMPLE = JSON.parse(JSON.stringify(SAMPLE_CV).replaceAll('\u00A0', ' ')) as typeof SAMPLE_CV;
const bodyOf = (html: string) => /<body>\n([\s\S]*)\n<\/body>/.exec(html)![1]!;
const failure = (template: string): TemplateError => {
  try {
    render(template);
  } catch (error) {
    return error as TemplateError;
  }
  throw new Error('It was rendered');
};

test('a whole document in French, with the colours as variables and a policy that fetches nothing', () => {
  const html = render('<h1>{{fullName}}</h1>');
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
  expect(html).toContain('--primary: #3B82F6; --secondary: #6B7280;');
  expect(html).toContain('--bg-secondary: #F9FAFB;');
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
  expect(bodyOf(html)).toBe('<h1>Marie Dupont</h1>');
});

test('what people wrote is escaped', () => {
  const name = '</title><script>"Marie" & co</script>';
  const html = render('{{fullName}}', { ...SAMPLE_CV, fullName: name });
  expect(html).not.toContain('<script>');
  expect(bodyOf(html)).toBe('&lt;/title&gt;&lt;script&gt;&quot;Marie&quot; &amp; co&lt;/script&gt;');
});

test.each([
  ['{{date "2021-03"}} {{date "2021-03-01"}} {{date "2021"}} {{date "hier"}}', 'mars 2021 1er mars 2021 2021 hier'],
  ['{{period "2021-03" "Aujourd’hui"}}|{{period "" "2020"}}|{{period "" ""}}', 'mars 2021 – Aujourd’hui|2020|'],
  ['{{join technicalSkills " / "}}', SAMPLE_CV.technicalSkills.join(' / ')],
  ['{{initials "Anne-Sophie de la Tour"}} {{initials fullName}}', 'AT MD'],
  ['{{uppercase "Élodie"}}', 'ÉLODIE'],
  ['{{line " · " footer.companyName footer.tagline location}}', 'Vivier · Lyon, France'],
  ['{{{cssText "a\\"b</style>"}}}', '"a\\22 b\\3c /style\\3e "'],
  ['{{#with (lookup education 0)}}{{degree}}{{/with}}', 'Master Informatique, génie logiciel'],
])('%s', (template, words) => {
  expect(bodyOf(render(template))).toBe(words);
});

test.each([
  ['{{#if summary}}\n{{/each}}', 1, 'Ligne 1\u00A0: le bloc «\u00A0if\u00A0» n’est pas fermé par la bonne balise.'],
  ['a\nb {{#if', 2, 'Ligne 2\u00A0: la syntaxe Handlebars n’est pas valable.'],
  ['a\n\n{{capitalise fullName}}', 3, 'Ligne 3\u00A0: la fonction «\u00A0capitalise\u00A0» n’existe pas.'],
  ['a\n{{line " " (constructor "alert(1)")}}', 2, 'Ligne 2\u00A0: la fonction «\u00A0constructor\u00A0» n’existe pas.'],
  ['{{> photo}}', null, 'le fragment «\u00A0photo\u00A0» n’existe pas.'],
  ['x'.repeat(200_001), null, 'Le template ne peut pas dépasser 200 000 caractères.'],
])('a faulty template is refused with its line (%#)', (template, line, message) => {
  expect(failure(template)).toMatchObject({ line, message });
});

describe('a hostile template', () => {
  test.each([
    '{{constructor}}',
    '{{__proto__}}',
    '{{#with this}}{{constructor.constructor}}{{/with}}',
    '{{lookup this "constructor"}}',
    '{{footer.__proto__.polluted}}',
  ])('reaches no prototype: %s', (template) => {
    expect(bodyOf(render(template))).toBe('');
  });

  const doubling = Array.from({ length: 40 }, (_, n) => `{{#*inline "p${n}"}}{{> p${n + 1}}}{{> p${n + 1}}}{{/inline}}`).join('');
  const nested = (depth: number): string => (depth === 0 ? 'x' : `{{#each @root.technicalSkills}}${nested(depth - 1)}{{/each}}`);
  const tooManyBlocks = 'Le template a trop de blocs, ou des blocs trop imbriqués.';
  const calculates = 'Le template demande trop de calculs\u00A0: réduisez ses boucles.';
  test.each([
    ['fragments that double forty times', `${doubling}{{#*inline "p40"}}x{{/inline}}{{> p0}}`, calculates],
    ['a fragment that calls itself', '{{#*inline "a"}}{{> a}}{{/inline}}{{> a}}', calculates],
    ['loops in loops', nested(12), calculates],
    [
      'ten megabytes',
      `{{#each technicalSkills}}{{#each @root.technicalSkills}}${'x'.repeat(100_000)}{{/each}}{{/each}}`,
      'Le document produit par le template est trop volumineux.',
    ],
    ['blocks in blocks', `${'{{#if summary}}'.repeat(8000)}${'{{/if}}'.repeat(8000)}`, tooManyBlocks],
    ['blocks after blocks', '{{#if summary}}{{/if}}'.repeat(8000), tooManyBlocks],
  ])('is stopped: %s', (_what, template, message) => {
    expect(failure(template)).toMatchObject({ line: null, message });
    expect(bodyOf(render('{{fullName}}'))).toBe('Marie Dupont');
  });
});

describe.each(BUILT_IN_TEMPLATES)('$name', ({ handlebarsTemplate }) => {
  const words = (html: string) =>
    bodyOf(html)
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll(/\s+/g, ' ');

  test('says everything that the sample holds, under the specified titles', () => {
    const text = words(render(handlebarsTemplate));
    const { workExperience, education, technicalSkills, softSkills, languages, certifications, ...head } = SAMPLE;
    for (const value of [head.fullName, head.currentPosition, head.email, head.location, head.phone, head.summary])
      expect(text).toContain(value);
    for (const { title, company, context, description, responsibilities, startDate, endDate } of workExperience)
      for (const value of [title, company, context, description, `${startDate} – ${endDate}`, ...responsibilities])
        expect(text).toContain(value);
    for (const { degree, institution, startYear, endYear, description } of education)
      for (const value of [degree, institution, `${startYear} – ${endYear}`, description]) expect(text).toContain(value);
    for (const value of [...technicalSkills, ...softSkills, ...certifications, ...languages.map(({ name }) => name)])
      expect(text).toContain(value);
    for (const title of ['Résumé', 'Expérience', 'Formation', 'Compétences']) expect(text).toContain(` ${title} `);
  });

  test('leaves out what is unknown', () => {
    const nothing = {
      ...SAMPLE_CV,
      summary: '',
      workExperience: [],
      education: [],
      technicalSkills: [],
      softSkills: [],
      languages: [],
      certifications: [],
    };
    const text = words(render(handlebarsTemplate, nothing));
    expect(text).not.toMatch(/Résumé|Expérience|Formation|Savoir-être|Langues|Certifications/);
    const bare = { ...SAMPLE_CV.workExperience[0]!, context: '', description: '', responsibilities: [] };
    const html = render(handlebarsTemplate, { ...nothing, workExperience: [bare] });
    expect(bodyOf(html)).not.toMatch(/<p class="context">|<ul>|class="words"/);
  });

  test('the footer: on screen and on each printed page, what is present of it, or not at all', () => {
    const { footer } = makeStyle();
    const whole = render(
      handlebarsTemplate,
      SAMPLE_CV,
      makeStyle({ footer: { ...footer, companyName: '', managerName: 'Camille', managerPhone: '01 99', tagline: 'Ici' } }),
    );
    expect(words(whole)).toContain(`${PRODUCT_NAME} · Ici Camille · 01 99`);
    expect(whole).toContain(`content: "${PRODUCT_NAME} · Ici"`);
    const plain = render(handlebarsTemplate, SAMPLE_CV, makeStyle({ footer: { ...footer, managerName: '' } }));
    expect(words(plain)).toMatch(new RegExp(`${PRODUCT_NAME} $`));
    const none = render(handlebarsTemplate, SAMPLE_CV, makeStyle({ footer: { ...footer, enabled: false } }));
    expect(none).not.toMatch(/<footer|@bottom-left|Manager/);
  });

  test('takes the colours and asks for nothing outside', () => {
    const html = render(handlebarsTemplate);
    for (const name of ['--primary', '--secondary', '--accent', '--text-secondary', '--border-color'])
      expect(handlebarsTemplate).toContain(`var(${name})`);
    expect(html).not.toMatch(/https?:|<script|<img|<link|@import|url\(/);
  });
});

test('every variable that the editor proposes can be rendered', () => {
  for (const { variables } of TEMPLATE_VARIABLES) for (const { code } of variables) expect(() => render(code)).not.toThrow();
});
