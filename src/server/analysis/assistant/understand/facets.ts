/** What a question about one person or one offer wants to know. First that is found. */
const FACETS: [RegExp, string][] = [
  [/\b(?:date limite|echeance|date de cloture|jusqu'a quand|quand .{0,20}(?:candidat|post)ul)/u, 'deadline'],
  [/\b(?:telephones?|tel|numeros?)\b/u, 'phone'],
  [/\b(?:mails?|e-?mails?|courriels?|adresses? (?:mail|e-?mail|electronique))\b/u, 'email'],
  [/\b(?:coordonnees|contact\w*|joindre)\b/u, 'contact'],
  [/\b(?:salaire|salariale?s?|remuneration|pretentions?|gagne|combien (?:coute|demande|veut|souhaite|gagne))\w*\b/u, 'salary'],
  [/\b(?:points? faibles?|faiblesses?|defauts?|reserves?|risques?)\b/u, 'weaknesses'],
  [/\b(?:points? forts?|atouts?|forces?|qualites?)\b/u, 'strengths'],
  [/\b(?:langues?|parle(?:-t-|nt|r)?\b(?![ -](?:moi|nous)))/u, 'languages'],
  [/\b(?:certifications?|habilitations?)\b/u, 'certifications'],
  [/\b(?:formations?|diplomes?|etudes?|ecole|etudie)\b/u, 'education'],
  [/\b(?:competences?|technos?|technologies?|stack|maitrise|outils?|soft skills?)\b/u, 'skills'],
  [/\b(?:preavis)\b/u, 'notice'],
  [/\b(?:disponib\w*|dispos?|libre|quand (?:peut|pourrait|est)|demarrer|commencer)\b/u, 'availability'],
  [/\b(?:teletravail|remote|a distance|hybride)\b/u, 'remote'],
  [/\b(?:ou (?:habite|vit|reside|se trouve|se situe|est base)\w*|habite|ville|localisation|localise\w*|lieu)\b/u, 'place'],
  [/\b(?:ou (?:travaille|bosse)|employeur|travaille|entreprise|societe|poste actuel|quel metier|que fait)\b/u, 'employer'],
  [/\b(?:combien d'annees|annees d'experience|anciennete|experiences?|parcours|carriere)\b/u, 'experience'],
  [/\b(?:contrat|cdi|cdd|type d'emploi)\b/u, 'contract'],
  [/\b(?:avantages?)\b/u, 'benefits'],
  [/\brares?\b/u, 'rare'],
];

export const facetIn = (folded: string): string | null => FACETS.find(([words]) => words.test(folded))?.[1] ?? null;
