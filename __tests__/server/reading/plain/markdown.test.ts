import { isMarkdown, markdownFlows } from '#server/reading/plain/markdown';

const read = (text: string) => markdownFlows(text).map(({ paragraphs }) => paragraphs.map((one) => one.text));
const bold = (text: string) =>
  markdownFlows(text)
    .flatMap(({ paragraphs }) => paragraphs)
    .map((one) => [one.text, one.bold]);

test('two headings make a text Markdown, a line that begins with a number sign does not', () => {
  expect(isMarkdown('# Lou Tarvel\n\n## Skills\nWeaving')).toBe(true);
  expect(isMarkdown('Lou Tarvel\n# 12, quai des Ormes\n#tissage #laine')).toBe(false);
});

test('headings part blocks and stand larger than the text', () => {
  const flows = markdownFlows('# Lou Tarvel\nWeaver\n## Work\n### Weaver, Norval\n2019 - 2021\n');
  expect(flows.map(({ paragraphs }) => paragraphs.map(({ text, fontSize, bold: heavy }) => [text, fontSize, heavy]))).toEqual([
    [
      ['Lou Tarvel', 20, true],
      ['Weaver', 11, false],
    ],
    [['Work', 16, true]],
    [
      ['Weaver, Norval', 13, true],
      ['2019 - 2021', 11, false],
    ],
  ]);
});

test('an underlined line is a heading, rules and the lines of tables are none', () => {
  expect(read('Work\n----\n\nWeaver\n\n---\n\n| Year | Post |\n|------|------|\n| 2019 | Weaver |\n')).toEqual([
    ['Work'],
    ['Weaver'],
    ['Year\tPost'],
    ['2019\tWeaver'],
  ]);
});

test('marks inside a line become type, links their words', () => {
  expect(
    bold(
      '**Weaver** at [Norval](https://norval.example)\n- *Wool* and `felt`\n* C\\* and 3 * 4\n[Write](mailto:lou@tarvel.example) <lou@tarvel.example>',
    ),
  ).toEqual([
    ['Weaver at Norval', false],
    ['• Wool and felt', false],
    ['• C* and 3 * 4', false],
    ['Write lou@tarvel.example lou@tarvel.example', false],
  ]);
  expect(bold('**Weaver, Norval**')).toEqual([['Weaver, Norval', true]]);
});

test('where the type of a line changes', () => {
  const [line] = markdownFlows('**Weaver**, *Norval*')[0]!.paragraphs;
  expect(line!.looks).toEqual([
    { at: 0, bold: true, key: '11 bold' },
    { at: 6, bold: false, key: '11' },
    { at: 8, bold: false, key: '11 italic' },
  ]);
});

test('closing signs and endless lines leave the words of a heading', () => {
  const far = ' '.repeat(20_000);
  const text = `# Orvane ##\n# Tarvel${far}Novalys ${'#'.repeat(20_000)}\n|${far}x\n[a]: ${'.'.repeat(50_000)} x\n${'*a '.repeat(20_000)}`;
  const paragraphs = markdownFlows(text).flatMap((flow) => flow.paragraphs);
  expect(paragraphs.slice(0, 2).map((paragraph) => paragraph.text)).toEqual(['Orvane', `Tarvel${far}Novalys`]);
  expect(paragraphs.at(-1)!.looks!.length).toBeLessThanOrEqual(100);
});

test('headings that lines underline are Markdown where words stand between marks, plain text where none do', () => {
  const cv = (name: string) => `Louise Tarvel\n=============\n\n- ${name} Louise\n- ${name} Tarvel\n\nSkills\n------\n\nWool`;
  expect(isMarkdown(cv('__Name:__'))).toBe(true);
  expect(isMarkdown(cv('Name:'))).toBe(false);
});

test('a numbered heading, and words that lead somewhere told further down', () => {
  const flows = markdownFlows('# Norval\n\n1. ### [Orvane][o] _(2001)_\n\n[o]: https://orvane.example\n');
  expect(flows.flatMap(({ paragraphs }) => paragraphs.map(({ text, fontSize }) => [text, fontSize]))).toEqual([
    ['Norval', 20],
    ['Orvane (2001)', 13],
  ]);
});

test('brackets that lead nowhere are words: nothing of them is lost', () => {
  expect(read('# Louise\n\n[Loom][Dye]\n[2019]: Weaver')).toEqual([['Louise'], ['[Loom][Dye]', '[2019]: Weaver']]);
});
