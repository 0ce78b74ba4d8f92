/** « I joined Orvane as a tester », « J’ai rejoint la société Orvane comme comptable »: which employer, and as what. */
const JOINED =
  /^((?:i(?: then| also| am| was| have been)?|j['’]ai(?: ensuite)?)\s)?(?:joined|rejoint|int[ée]gr[ée]|(?:(?:currently|presently)\s)?(?:working|worked|employed)\s(?:with|at|for|in|by))\s(?:(?:the (?:company|firm|team of)|la soci[ée]t[ée]|l['’]entreprise)\s)?([^,.;:]{2,60}?)\s(?:as|comme|en tant que|en qualit[ée] de)\s(?:(?:an?|the|une?|la|le)\s)?(\p{L}[^,.;:(]{2,60})/iu;

/** « a manager responsible for five sites »: what for, and no part of the post. */
const IN_CHARGE = /\s(?:responsible for|in charge of|looking after|responsable d|en charge d)(?!\p{L}).*$/iu;

/** A sentence in which somebody joins an employer, in the words of one who works for it. */
export const asWorking = (sentence: string): string =>
  sentence.replace(
    JOINED,
    (_, who: string | undefined, employer: string, post: string) =>
      `${who === undefined ? 'Worked' : 'I worked'} as ${post.replace(IN_CHARGE, '').trimEnd()} at ${employer}`,
  );
