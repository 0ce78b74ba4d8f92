/** Every failure code the server answers with, and its HTTP status (decisions §2). */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  company_required: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  slug_taken: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Body of every failed answer. `fields` maps a path of the body to the sentence shown under its input. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** Only where a placement is created (spec 2 §7). */
  success?: false;
}

/** French sentence of each code, used where nothing more precise is known. */
export const ERROR_MESSAGES = {
  malformed: 'La requête est mal formée.',
  unauthenticated: 'Vous devez être connecté.',
  bad_credentials: 'Email ou mot de passe incorrect.',
  forbidden: 'Accès refusé.',
  company_required: 'Créez d’abord votre entreprise.',
  not_found: 'Élément introuvable.',
  conflict: 'Cet élément existe déjà.',
  email_taken: 'Un compte existe déjà avec cette adresse email.',
  slug_taken: "Ce nom d'entreprise ou ce slug est déjà utilisé",
  too_large: 'Le fichier est trop volumineux.',
  unsupported_type: 'Ce type de contenu n’est pas accepté.',
  invalid: 'Veuillez corriger les erreurs dans le formulaire',
  too_many_requests: 'Trop de tentatives. Patientez un instant avant de réessayer.',
  internal: 'Une erreur interne est survenue. Réessayez dans un instant.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
} satisfies Record<ErrorCode, string>;
