import './sentences.ts';
import { number, object, string } from 'yup';

/** Product name, the only place that spells it. */
export const PRODUCT_NAME = 'Vivier';

export const API_PREFIX = '/api/v1';

/** One record: `{ data }`. */
export interface One<T> {
  data: T;
}

/** A list, or one page of it. `total` counts what matches the filters, over all pages. */
export interface List<T> {
  data: T[];
  total: number;
}

/** A list whose rows an analysis may still be working on; `analyzing` counts them over the whole company. */
export interface AnalyzedList<T> extends List<T> {
  analyzing: number;
}

/** Yup's own `uuid()` knows no version 7. */
export const recordId = string()
  .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Identifiant invalide')
  .required();

export const idParams = object({ id: recordId }).required();

/** Largest page a list accepts; without `limit` a list answers whole (decisions §2). */
export const MAX_PAGE = 100;

/** Further than any list goes, and no further than a database counts. */
export const pageOffset = number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0);

/** `limit` and `offset` of a page, and the words searched for; every list's own filters extend it. */
export const pageQuery = object({
  limit: number().integer().min(1).max(MAX_PAGE),
  offset: pageOffset,
  search: string().trim().max(200),
});

/** Lower case, without accents: what two texts are compared by in a search. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
