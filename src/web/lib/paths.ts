/** End of a list's address that opens its creation dialog. */
export const CREATION = '#nouveau';

/** Every address of the application (spec 1 §2). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  registerSimple: '/register/simple',
  terms: '/terms',
  privacy: '/privacy',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  candidates: '/candidates',
  candidate: (id: string) => `/candidates/${id}`,
  jobs: '/jobs',
  job: (id: string) => `/jobs/${id}`,
  jobEdit: (id: string) => `/jobs/${id}/edit`,
  placements: '/placements',
  /** The placements of one offer. */
  jobPlacements: (jobId: string) => `/placements?job=${jobId}`,
  placement: (id: string) => `/placements/${id}`,
  placementQuestions: (placementId: string) => `/placements/${placementId}/questions`,
  conversations: '/conversations',
  conversation: (id: string) => `/conversations/${id}`,
  /** A new conversation about one record. */
  askAboutCandidate: (id: string) => `/conversations?candidate=${id}${CREATION}`,
  askAboutJob: (id: string) => `/conversations?job=${id}${CREATION}`,
  templates: '/templates',
  templateList: '/templates/list',
  templateCreate: '/templates/create',
  latestTemplate: '/templates/preview',
  template: (id: string) => `/templates/${id}`,
  templateEdit: (id: string) => `/templates/${id}/edit`,
  templatePreview: (id: string) => `/templates/${id}/preview`,
  templateConfigs: '/template-configs',
  templateConfigCreate: '/template-configs/create',
  templateConfigEdit: (id: string) => `/template-configs/${id}/edit`,
  templateConfigPreview: (id: string) => `/template-configs/${id}/preview`,
  settings: '/settings',
  analytics: '/analytics',
} as const;

/** The public pages, which the server sends as documents of their own; the application shows none of them. */
const PUBLIC = /^\/(?:about|blog|careers|legal|privacy|terms|cookies)?(?:[?#]|$)/;

export const isPublicPage = (path: string): boolean => PUBLIC.test(path);

/** The path of an address of this very origin; null for any other (no open redirect, decisions §1). */
export const sameOriginPath = (address: string, origin: string = window.location.origin): string | null => {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // A path of two slashes would begin the address of another host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
};

/**
 * The screen that `redirectTo` asks for after signing in, null for none: another origin is refused (decisions §1), and
 * whoever comes from a public page, or from the sign-in itself, goes to work.
 */
export const redirectPath = (redirectTo: string | null): string | null => {
  const path = redirectTo === null ? null : sameOriginPath(redirectTo);
  return path === null || isPublicPage(path) || /^\/(?:login|register)\b/.test(path) ? null : path;
};
