import type { BrowserContext, Request } from '@playwright/test';

/** A request of a page, with headers and body. */
export interface RecordedRequest {
  method: string;
  /** Without the origin and the query: `/sandbox/rating/prepare`. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** The body as it was sent; empty without one. */
  text: string;
  /** The body as JSON; empty without one. */
  body: Readonly<Record<string, unknown>>;
}

/** The requests of the site's pages in a browser context, in order, without those of the partner's pages. */
export class RecordedRequests {
  readonly all: RecordedRequest[] = [];

  constructor(context: BrowserContext, site: string) {
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.frame().url() || site, site);
      if (`${protocol}//${host}` === site) this.all.push(recorded(request));
    });
  }

  /** The requests whose path ends with this one. */
  to(path: string): readonly RecordedRequest[] {
    return this.all.filter((request) => request.path.endsWith(path));
  }

  /** The bodies of the requests whose path ends with this one. */
  bodiesTo(path: string): readonly RecordedRequest['body'][] {
    return this.to(path).map(({ body }) => body);
  }
}

function recorded(request: Request): RecordedRequest {
  const { pathname, searchParams } = new URL(request.url());
  const text = request.postData() ?? '';
  const isJson = text.startsWith('{');
  return {
    method: request.method(),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers(),
    text,
    body: isJson ? (JSON.parse(text) as RecordedRequest['body']) : {},
  };
}
