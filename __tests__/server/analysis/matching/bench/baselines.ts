const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\d+#.]{2,}/gu) ?? [];

/** Scores every document for a query. */
export type Baseline = (query: string, documents: readonly string[]) => number[];

const counts = (list: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const word of list) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
};

const documentFrequency = (documents: readonly (readonly string[])[]): Map<string, number> =>
  counts(documents.flatMap((list) => [...new Set(list)]));

/** Okapi BM25 with its usual constants. */
export const bm25: Baseline = (query, documents) => {
  const lists = documents.map(words);
  const frequency = documentFrequency(lists);
  const average = lists.reduce((sum, { length }) => sum + length, 0) / lists.length;
  const [k, b] = [1.2, 0.75];
  return lists.map((list) => {
    const own = counts(list);
    return [...new Set(words(query))].reduce((sum, word) => {
      const times = own.get(word) ?? 0;
      const spread = frequency.get(word) ?? 0;
      const idf = Math.log(1 + (lists.length - spread + 0.5) / (spread + 0.5));
      return sum + (idf * times * (k + 1)) / (times + k * (1 - b + (b * list.length) / average));
    }, 0);
  });
};

/** Cosine of TF-IDF vectors. */
export const tfIdf: Baseline = (query, documents) => {
  const lists = [...documents, query].map(words);
  const frequency = documentFrequency(lists);
  const vectors = lists.map(
    (list) =>
      new Map(
        [...counts(list)].map(([word, times]) => [word, (1 + Math.log(times)) * Math.log(lists.length / frequency.get(word)!)] as const),
      ),
  );
  const norm = (vector: Map<string, number>): number => Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
  const asked = vectors.at(-1)!;
  return vectors
    .slice(0, -1)
    .map(
      (vector) => [...vector].reduce((sum, [word, value]) => sum + value * (asked.get(word) ?? 0), 0) / (norm(vector) * norm(asked) || 1),
    );
};
