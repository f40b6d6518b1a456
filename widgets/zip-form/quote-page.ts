interface QuotePageConfig {
  quotePage: string;
  defaultQuotePage: string;
}

/** The quote page of the authored content: a hidden input, or the fallback form's action. */
function authoredQuotePage(element: HTMLElement): string | null | undefined {
  const authored = (selector: string) =>
    [...element.querySelectorAll(selector)].find((found) => !found.closest('.cover-root'));
  return (
    authored('input[type=hidden][name=quotePage]')?.getAttribute('value') || authored('form')?.getAttribute('action')
  );
}

/** The configuration with the quote page filled in: as configured, as authored, or the site's default (spec 1 §2). */
export function withQuotePage<Config extends object>(
  config: Config & Partial<QuotePageConfig>,
  element: HTMLElement,
): Config & { quotePage: string } {
  const { quotePage, defaultQuotePage = '' } = config;
  return { ...config, quotePage: quotePage || authoredQuotePage(element) || defaultQuotePage };
}
