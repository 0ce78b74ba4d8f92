import { SAMPLE_CV } from '#cv/sampleCv';
import { closeRenderer, renderInChild } from '#server/features/cv/rendering/renderInChild';
import { makeStyle } from '../../../../support/makeCv.ts';

afterAll(closeRenderer);

const request = (template: string) => ({ template, config: makeStyle(), content: SAMPLE_CV });
/** Ten thousand turns of a loop: within the budget, and far longer than a moment. */
const slow = '{{#each technicalSkills}}'.repeat(4) + 'x' + '{{/each}}'.repeat(4);

test('a template that outlasts its time ends its process, and the next one finds another', async () => {
  expect(await renderInChild(request('<p>{{fullName}}</p>'))).toMatchObject({ ok: true });
  expect(await renderInChild(request(slow), 1)).toBeNull();
  expect(await renderInChild(request('<p>{{fullName}}</p>'))).toMatchObject({
    ok: true,
    html: expect.stringContaining('<p>Marie Dupont</p>'),
  });
});

test('those that wait behind it are rendered all the same', async () => {
  const [first, second] = await Promise.all([renderInChild(request(slow), 1), renderInChild(request('{{lastName}}'))]);
  expect([first, second?.ok]).toEqual([null, true]);
});

test('a fault comes back with its line', async () => {
  expect(await renderInChild(request('\n{{#if}}'))).toMatchObject({ ok: false, line: 2 });
});
