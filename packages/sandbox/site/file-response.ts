import type { Context } from 'hono';
import type { WireFile } from './compressed-file.ts';

export const forever = 'public, max-age=31536000, immutable';
export const askEachTime = 'no-cache';

/**
 * Responds with a file: compressed where the client accepts brotli, and 304 when the client has the current version.
 */
export function fileResponse(
  { req }: Context,
  { type, etag, content, brotli }: WireFile,
  cacheControl: string,
): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (req.header('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const isCompressed = brotli !== undefined && /\bbr\b/.test(req.header('Accept-Encoding') ?? '');
  if (isCompressed) headers.set('Content-Encoding', 'br');
  const body = isCompressed ? brotli : content;
  headers.set('Content-Length', String(body.byteLength));
  return new Response(new Uint8Array(body), { headers });
}
