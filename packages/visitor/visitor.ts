import { randomId } from '#domain/random-id';
import { cookieStorage } from './cookie-storage.ts';
import { createVisitor } from './create-visitor.ts';
import { clearRecords } from './record-definitions.ts';
import { tryOrUndefined } from './try-or-undefined.ts';
import type { Visitor } from './visitor.types.ts';

export type { Visitor } from './visitor.types.ts';

const registryKey = Symbol.for('covermount.visitors');

/**
 * The visitor of a brand on this page. Every widget of the brand gets the same one, even when the page loaded two
 * copies of this module.
 *
 * @example
 * openVisitor({ brandCode: 'LS' }).read('place')?.zip
 */
export function openVisitor({ brandCode }: { brandCode: string }): Visitor {
  const page = globalThis as { [registryKey]?: Map<string, Visitor> };
  const visitors = (page[registryKey] ??= new Map());
  const existing = visitors.get(brandCode);
  if (existing) return existing;
  const visitor = createVisitor({
    brandCode,
    now: Date.now,
    storage: tryOrUndefined(() => localStorage),
    cookies: tryOrUndefined(() =>
      cookieStorage(document, {
        isSecure: location.protocol === 'https:',
        maximumAge: clearRecords.attribution.timeToLive,
      }),
    ),
    locks: tryOrUndefined(() => navigator.locks),
    page: tryOrUndefined(() => window),
    createId: randomId,
  });
  visitors.set(brandCode, visitor);
  return visitor;
}
