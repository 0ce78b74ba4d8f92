/** The nonce of this page, which style sheets written by scripts must carry; undefined where the server set none. */
export const cspNonce: string | undefined = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
