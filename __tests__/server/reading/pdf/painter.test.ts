import { IDENTITY } from '#server/reading/pdf/matrix';
import { Painter } from '#server/reading/pdf/painter';

/** A frame of many corners round the page, as pdf.js packs a path. */
const frame = [10, 20].flatMap((edge) => [
  0,
  edge,
  edge,
  ...Array.from({ length: 100 }, (_, at) => [1, 580 - edge, edge + at * 8]).flat(),
  1,
  edge,
  840 - edge,
]);

test('of a page with more outlines than one draws, the later ones count as their box', () => {
  const painter = new Painter(IDENTITY, 595, 842);
  for (let i = 0; i < 2000; i++) painter.path(frame, [10, 10, 570, 830], 'evenOdd');
  const { areas } = painter.painting;
  expect(areas).toHaveLength(2000);
  expect(areas[0]!.shapes).toHaveLength(1);
  const corners = areas.flatMap(({ shapes }) => shapes.flatMap(({ rings }) => rings.flat()));
  expect(corners.length).toBeLessThanOrEqual(100_000);
  expect(areas.at(-1)).toMatchObject({ shapes: [], box: { left: 10, top: 10, right: 570, bottom: 830 } });
});

test('small drawings, filled or outlined, are noted as marks; lines and frames are none', () => {
  const painter = new Painter(IDENTITY, 595, 842);
  painter.path([], [40, 94, 43, 97], 'nonzero');
  painter.stroke([40, 114, 43, 117]);
  painter.stroke([40, 130, 500, 131]);
  painter.path(frame, [10, 10, 570, 830], 'evenOdd');
  expect(painter.painting.marks).toEqual([
    { left: 40, top: 94, right: 43, bottom: 97 },
    { left: 40, top: 114, right: 43, bottom: 117 },
  ]);
});

test('thin lines, filled or drawn, are noted as rules; what is small and frames are none', () => {
  const painter = new Painter(IDENTITY, 595, 842);
  painter.path([], [40, 94, 40.7, 120], 'nonzero');
  painter.stroke([40, 130, 500, 130]);
  painter.path([], [40, 140, 42, 144], 'nonzero');
  painter.path(frame, [10, 10, 570, 830], 'evenOdd');
  expect(painter.painting.rules).toEqual([
    { left: 40, top: 94, right: 40.7, bottom: 120 },
    { left: 40, top: 130, right: 500, bottom: 130 },
  ]);
});
