import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface FontFile {
  name: string;
  isType3Font?: boolean;
  /** The file holds the name only, not the shapes. */
  missingFile?: boolean;
}

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
};

const fontsOf = async (page: PDFPageProxy): Promise<FontFile[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = new Set(argsArray.filter((_, index) => fnArray[index] === OPS.setFont).map(([id]) => id as string));
  return [...ids].map((id) => page.commonObjs.get(id) as FontFile);
};

/** What a produced PDF holds, read by pdf.js. */
export const inspectPdf = async (pdf: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, fontExtraProperties: true });
  const document = await task.promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
  const texts = await Promise.all(pages.map(textOf));
  const fonts = (await Promise.all(pages.map(fontsOf))).flat();
  const [, , width, height] = pages[0]!.view as [number, number, number, number];
  const { info } = (await document.getMetadata()) as { info: { Title?: string } };
  const structure = await pages[0]!.getStructTree();
  await task.destroy();
  return {
    pages: texts,
    /** All of it on one line. Chromium writes an apostrophe as the first character that shares its glyph. */
    text: texts.join(' ').replaceAll(/\s+/g, ' ').replaceAll('\u02BC', '’'),
    millimetres: [width, height].map((points) => Math.round((points / 72) * 25.4)),
    fonts: fonts.map(({ name, isType3Font = false, missingFile = false }) => ({
      name: name.replace(/^[A-Z]{6}\+/, ''),
      isType3Font,
      missingFile,
    })),
    title: info.Title,
    tagged: (structure?.children.length ?? 0) > 0,
  };
};
