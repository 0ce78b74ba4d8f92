/** What `reading` hands to `analysis`: a file's text with its layout, and nothing understood yet. */

/** A run of text on one baseline. Coordinates are points from the top left of the page; formats without layout flow at x = 0, one line per 12 points. */
export interface DocumentLine {
  /** A wide gap inside the line (a title and its dates, cells of a row) is one tab; list bullets are '• '. */
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  fontSize: number;
  bold: boolean;
  /** Offset of the first character in `ReadDocument.text`. */
  start: number;
  /** Where words begin to look otherwise, the first at 0; left out where the format does not tell. */
  marks?: TypeMark[];
}

/** From `at` on, a line's words are set in one face, size and colour. */
export interface TypeMark {
  at: number;
  bold: boolean;
  /** The same number for the same look, in the whole document. */
  look: number;
  /** Of these words, in a line of several sizes. */
  fontSize?: number;
}

/** Lines that belong together and are read before the next block: a column, a sidebar, a table cell, a paragraph group. */
export interface DocumentBlock {
  lines: DocumentLine[];
}

export interface DocumentPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** In reading order. */
  blocks: DocumentBlock[];
}

export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'txt' | 'rtf' | 'odt' | 'image';

export interface ReadDocument {
  kind: DocumentKind;
  pages: DocumentPage[];
  /** Every line in reading order, NFC, joined by '\n'; blocks are separated by an empty line, pages by a form feed. */
  text: string;
  /** true when the text comes from OCR. */
  recognized: boolean;
  /** Text that a person could not have seen (white, tiny, off page): left out of `text`, reported to the recruiter. */
  hidden: string[];
}

/** Why a file could not be read, as the recruiter reads it on the failed candidate (decisions §6). */
export const READING_FAILURES = {
  empty: 'Le fichier est vide.',
  encrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection, puis déposez-le à nouveau.',
  corrupt: 'Le fichier est endommagé ou incomplet\u00A0: il n’a pas pu être ouvert.',
  no_text: 'Aucun texte lisible n’a été trouvé dans ce fichier.',
  unreadable_scan: 'Le document est une image dont le texte n’a pas pu être reconnu avec assez de certitude.',
  unsupported: 'Ce format de fichier ne peut pas encore être lu.',
  too_complex: 'Le fichier demande trop de mémoire ou de temps pour être lu.',
} as const;
export type ReadingFailure = keyof typeof READING_FAILURES;

/** Where a fact stands in a `ReadDocument`: page from 1, offsets into its text, and the words themselves. */
export interface Passage {
  page: number;
  start: number;
  end: number;
  text: string;
}
