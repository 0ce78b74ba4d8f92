/**
 * Policy of the page that renders CV templates (decisions §6): Handlebars compiles there, which takes 'unsafe-eval', and so
 * there is nothing to steal and no way out. Without an origin even when it is opened by itself.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts',
].join('; ');

/** What the preview's frame needs beside the usual headers. A page without an origin asks for its script as a stranger. */
export const frameHeaders = (fileName: string): Record<string, string> => {
  // Chromium complains of a sandboxed page that asks for a cluster of its own.
  if (fileName === 'preview-frame.html') return { 'content-security-policy': POLICY, 'origin-agent-cluster': '?0' };
  return fileName.startsWith('preview-frame.') ? { 'cross-origin-resource-policy': 'cross-origin' } : {};
};
