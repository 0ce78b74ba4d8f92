import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, type RejectedFile, UPLOAD_MESSAGES } from '#contract/candidates';

/** Which files a kind of upload takes. */
export interface UploadRules {
  /** Lower case, with their dot. */
  extensions: readonly string[];
  /** Said of a file of another kind. */
  wrongType: string;
  /** Said when nothing was chosen. */
  noFile: string;
}

/** Why a file cannot be sent; null when it can. The server looks at the content too. */
export const refusalOf = ({ extensions, wrongType }: UploadRules, { name, size }: Pick<File, 'name' | 'size'>): string | null => {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return wrongType;
  if (size === 0) return UPLOAD_MESSAGES.empty;
  return size > MAX_UPLOAD_BYTES ? UPLOAD_MESSAGES.tooLarge : null;
};

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

export interface Choice {
  files: File[];
  refused: RejectedFile[];
}

/** Adds files to those already chosen: a file counts once, each refused one says why (spec 2 §2, decisions §6). */
export const chooseFiles = (rules: UploadRules, chosen: File[], added: File[]): Choice => {
  const files = [...chosen];
  const refused: RejectedFile[] = [];
  for (const file of added) {
    const message = refusalOf(rules, file) ?? (files.length >= MAX_UPLOAD_FILES ? UPLOAD_MESSAGES.tooMany : null);
    if (files.some(isSame(file))) continue;
    if (message === null) files.push(file);
    else refused.push({ fileName: file.name, message });
  }
  return { files, refused };
};

/** « 1,4 Mo », « 12 Ko ». */
export const formatSize = (bytes: number): string => {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'Ko'] : [bytes / 1024 / 1024, 'Mo'];
  return `${Math.max(0.1, value).toLocaleString('fr-FR', { maximumFractionDigits: value < 10 ? 1 : 0 })}\u00A0${unit}`;
};
