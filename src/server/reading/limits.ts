/** A CV of more pages than this is read up to there. */
export const PAGES_MAX = 60;
export const SCANNED_PAGES_MAX = 12;

/** A format without pages is read up to so many characters: a CV of sixty full pages. */
export const CHARACTERS_MAX = 300_000;

/** A page is painted or kept at no more pixels than this: A4 at some 350 dpi. */
export const PIXELS_MAX = 12_000_000;

/** What a file may cost before its child is ended: `too_complex`. */
export const TEXT_CHILD = { seconds: 20, heapMegabytes: 256, residentMegabytes: 700 };
export const PICTURE_CHILD = { seconds: 150, heapMegabytes: 512, residentMegabytes: 1500 };

/** A child that has read this many files, or has grown beyond this at rest, gives way to a fresh one. */
export const RECYCLE_AFTER_FILES = 200;
export const RECYCLE_ABOVE_MEGABYTES = 350;

/** Zip containers (DOCX, ODT): more than this is a bomb, not a CV. */
export const ZIP = { entries: 2000, totalBytes: 120_000_000, partBytes: 40_000_000, ratio: 200 };
