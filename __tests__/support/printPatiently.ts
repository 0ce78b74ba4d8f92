import { printPdf } from '#server/pdf/printPdf';

/** The printer, with patience: a machine that has other work to do prints late. */
export const printPatiently = (html: string): Promise<Uint8Array> => printPdf(html, 200_000);
