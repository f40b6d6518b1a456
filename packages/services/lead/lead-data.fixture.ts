import * as z from 'zod/mini';

/** A lead has the partner's own shape; only prototype keys matter. */
export const lead = z.unknown().check(z.refine((data) => !JSON.stringify(data ?? null).includes('"__proto__":')));
