import type { Dialect } from './dialects.ts';
import { agencyCallOf, foreignResponse } from './foreign-response.ts';

/** A `fetch` through which the sandbox answers in a dialect. */
export function foreignFetch(dialect: Dialect): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(request);
    const contract = agencyCallOf({ method: request.method, pathname: new URL(request.url).pathname });
    if (!contract) return response;
    const { status, text } = foreignResponse(dialect, contract, {
      status: response.status,
      text: await response.text(),
    });
    const retryAfter = response.headers.get('retry-after');
    return new Response(text || null, {
      status,
      headers: { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) },
    });
  };
}
