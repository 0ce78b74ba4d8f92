import { wordDoc } from '../../reading/build/doc.ts';
import { docxFile } from './formats/docx.ts';
import { typedText } from './formats/lines.ts';
import { odtFile } from './formats/odt.ts';
import { rtfFile, textFile } from './formats/plain.ts';
import type { Printer } from './formats/print.ts';
import { cvHtml } from './layouts/html.ts';
import type { CvSource } from './model.ts';
import { viewOf } from './view.ts';

/** The name under which a CV of the corpus is uploaded. */
export const fileNameOf = ({ id, format }: CvSource): string => `${id}.${format === 'scan' ? 'pdf' : format}`;

/** The file of one CV, made from its source. */
export const fileOf = async (source: CvSource, printer: Printer): Promise<Uint8Array> => {
  const view = viewOf(source);
  switch (source.format) {
    case 'pdf':
      return printer.pdf(cvHtml(view));
    case 'scan':
      return printer.scan(cvHtml(view));
    case 'png':
      return printer.picture(cvHtml(view), 'png');
    case 'jpg':
      return printer.picture(cvHtml(view), 'jpeg');
    case 'docx':
      return docxFile(view);
    case 'doc':
      return wordDoc(typedText(view));
    case 'odt':
      return odtFile(view);
    case 'rtf':
      return rtfFile(view);
    case 'txt':
      return textFile(view);
  }
};
