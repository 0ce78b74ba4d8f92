import { cspNonce } from '#lib/cspNonce';

/**
 * Goober, which writes notistack's rules, takes the nonce of its style element from this global, and does so as soon
 * as notistack loads: the bundle begins with this file.
 */
Object.assign(globalThis, { __nonce__: cspNonce });
