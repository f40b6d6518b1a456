/** A site in two languages, each with its own path prefix. */
export interface LanguagePair {
  /** A primary language subtag, such as `en`. */
  siteLanguage: string;
  /** The path prefix of its pages; empty for the root. */
  sitePrefix: string;
  translation: string;
  translationPrefix: string;
}

/** `fr-CA` → `fr`. */
const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** `es/` → `/es`. */
const trimmed = (prefix: string): string => prefix.replace(/^\/?(.*?)\/?$/, '/$1').replace(/\/$/, '');

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

export interface Offer {
  /** The page's language. */
  pageLanguage: string;
  /** The visitor's preferred language. */
  language: string;
  /** The address of the same page in that language, with query and hash. */
  address: string;
}

/**
 * The same page in the language that the browser prefers of the two; undefined if the page is in that language already,
 * the browser asks for neither, or the page declares a third language. The page's language is that of its path
 * (spec 3 §2); a `lang` attribute with the other language takes precedence.
 *
 * @example
 * languageOffer(pair, { address: new URL('https://a.example/quotes?x=1#top'), languages: ['es-MX'], pageTag: 'en' })
 * // { pageLanguage: 'en', language: 'es', address: '/es/quotes?x=1#top' }
 */
export function languageOffer(
  pair: LanguagePair,
  {
    address,
    languages,
    pageTag,
  }: { address: Pick<URL, 'pathname' | 'search' | 'hash'>; languages: readonly string[]; pageTag: string },
): Offer | undefined {
  const { pathname, search, hash } = address;
  const [site, other] = [
    { language: primary(pair.siteLanguage), prefix: trimmed(pair.sitePrefix) },
    { language: primary(pair.translation), prefix: trimmed(pair.translationPrefix) },
  ];
  // If one prefix contains the other, the longer one wins.
  const page = [site, other]
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .find(({ prefix }) => isBelow(pathname, prefix));
  const tag = primary(pageTag);
  // A page in a third language has no counterpart in the pair.
  if (!page || (tag && tag !== site.language && tag !== other.language)) return undefined;
  const target = page === site ? other : site;
  const wanted = languages.map(primary).find((language) => language === site.language || language === other.language);
  if (wanted !== target.language || wanted === page.language || wanted === tag) return undefined;
  // Two leading slashes would name another host.
  const path = `${target.prefix}/${pathname.slice(page.prefix.length)}`.replaceAll(/\/{2,}/g, '/');
  return { pageLanguage: page.language, language: wanted, address: path + search + hash };
}
