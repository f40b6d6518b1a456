const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** For texts and quoted attributes alike. HTML cannot represent NUL, nor UTF-8 half a surrogate pair. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"'\r\0]|\p{Surrogate}/gu, (character) => entities[character] ?? '\uFFFD');
