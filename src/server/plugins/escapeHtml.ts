const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&"'<>]/g, (character) => ESCAPES[character]!);
