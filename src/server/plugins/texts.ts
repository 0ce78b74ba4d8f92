import { PRODUCT_NAME } from '#contract/common';

/** French sentences of the plumbing; those of the error codes live in the contract. */
export const TEXTS = {
  bodyTooLarge: 'La requête est trop volumineuse.',
  idempotencyKey: 'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères.',
};

/** In the legal notice while `LEGAL_NOTICE` names nobody. */
export const unnamedPublisher =
  'Sa dénomination, sa forme juridique, son siège et ses numéros d’immatriculation sont communiqués sur simple demande à l’adresse de contact ci-dessous.';

/** Shown at every address while the web application has not been built. */
export const missingBuildPage = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>${PRODUCT_NAME}</title>
<h1>L’application n’est pas encore construite</h1>
<p>Lancez <code>npm run build</code>, puis redémarrez le serveur.</p>
</html>
`;
