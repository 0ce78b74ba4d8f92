import { describe, expect, it } from '@jest/globals';
import { cleanLine } from '#server/reading/normalise/text';

describe('a line as it is kept', () => {
  it.each([
    ['decomposed accents', 'E\u0301loi\u0308se', 'Éloïse'],
    ['letters as wide as Chinese ones', 'Ｍｉｎｈ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'Minh@example.org'],
    ['ligatures', 'eﬃcace oﬀre ﬁnance', 'efficace offre finance'],
    ['an apostrophe that is a modifier letter', 'd\u02bcingénieur', 'd’ingénieur'],
    ['hyphens and dashes of fonts', 'Anne\u2010Lise, 2019 \u2212 2021, mi\u2011temps', 'Anne-Lise, 2019 – 2021, mi-temps'],
    ['soft hyphens and zero-width characters', 'dévelop\u00adpe\u200bment\ufeff', 'développement'],
    ['spaces of all widths', 'C++\u00a0et\u2009.NET\u3000!', 'C++ et .NET !'],
    ['icons of a private font', '\uf095 06 12 34 56 78 \ue0be', '06 12 34 56 78'],
    ['a Symbol bullet', '\uf0b7 Java', '• Java'],
    ['a dash for a bullet', '- Java', '• Java'],
    ['an arrow for a bullet', '➢ Java', '• Java'],
    ['an open diamond of TeX for a bullet', '⋄ Java', '• Java'],
    ['a leader of dots', 'Anglais .......... C1', 'Anglais\tC1'],
    ['several tabs', ' Poste \t\t 2019 ', 'Poste\t2019'],
    ['a hyphenated word is no list', '-20 % de coûts', '-20 % de coûts'],
    ['.NET keeps its point, C++ its signs, R its letter', '.NET, C++, C#, R', '.NET, C++, C#, R'],
    ['a dash typed as two hyphens', 'HND Pottery -- Carrow College', 'HND Pottery – Carrow College'],
    ['stars between the items of a list', 'Epic * HIPAA * Phlebotomy', 'Epic • HIPAA • Phlebotomy'],
    ['one star is none', 'a * b', 'a * b'],
  ])('%s', (_, raw, kept) => expect(cleanLine(raw)).toBe(kept));
});
