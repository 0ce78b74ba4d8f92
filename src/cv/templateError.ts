/** Why a template could not be rendered, in French, and where when it is known (spec 2 §8). */
export class TemplateError extends Error {
  /** 1 for the first line; null when the failure belongs to no line. */
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(line === null ? message : `Ligne ${line}\u00A0: ${message}`);
    this.name = 'TemplateError';
    this.line = line;
  }
}
