/** What differs between installations: the server writes it into the pages when it starts. */
export const APP_URL = '__APP_URL__';
/** `APP_URL` as part of a query. */
export const APP_URL_ENCODED = '__APP_URL_ENCODED__';
/** '' means the application's own origin. */
export const AUTH_SITE_URL = '__AUTH_SITE_URL__';
export const API_BASE_URL = '__API_BASE_URL__';
export const CONTACT_EMAIL = '__CONTACT_EMAIL__';
/** Who publishes this installation. */
export const LEGAL_NOTICE = '__LEGAL_NOTICE__';
/** Filled by the build, which names the file after its content. */
export const SITE_SCRIPT = '__SITE_SCRIPT__';
export const SIGN_IN_SCRIPT = '__SIGN_IN_SCRIPT__';
/** Addresses of the files that the application begins with, which the build knows. */
export const APP_FILES = '__APP_FILES__';
/** `light` or `dark` where a person has chosen one in the application, else `auto`; written into each answer. */
export const THEME = '__THEME__';
