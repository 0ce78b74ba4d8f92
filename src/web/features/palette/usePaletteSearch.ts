import { useEffect, useState } from 'react';
import { useSearchAllQuery } from './paletteApi.ts';
import type { Findings } from './paletteApi.ts';

const PAUSE_MS = 200;
/** One letter finds everyone. */
const MIN_LETTERS = 2;

export interface PaletteSearch {
  /** Those of the words before, while the next ones are looked for; null before the first. */
  findings: Findings | null;
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Looks for what was typed once typing pauses. */
export const usePaletteSearch = (typed: string): PaletteSearch => {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isWorth = typed.length >= MIN_LETTERS;
  const { data, isFetching, isError, refetch } = useSearchAllQuery(asked, { skip: asked.length < MIN_LETTERS });
  return {
    findings: isWorth && !isError ? (data ?? null) : null,
    isSearching: isWorth && (isFetching || asked !== typed),
    hasFailed: isWorth && isError && !isFetching,
    retry: () => void refetch(),
  };
};
