import { attempt } from './attempt.ts';
import { cookieStorage } from './cookie-storage.ts';
import { createVisitor, type Visitor } from './create-visitor.ts';
import { recordKinds } from './record-kinds.ts';

export type { Visitor } from './create-visitor.ts';

const registryKey = Symbol.for('covermount.visitors');

/**
 * The visitor of a brand on this page. Every widget of the brand gets the same one, even when the page loaded two copies
 * of this module.
 *
 * @example
 * openVisitor({ brandCode: 'LS' }).read('place')?.zip
 */
export function openVisitor({ brandCode }: { brandCode: string }): Visitor {
  const page = globalThis as { [registryKey]?: Map<string, Visitor> };
  const visitors = (page[registryKey] ??= new Map());
  const known = visitors.get(brandCode);
  if (known) return known;
  const visitor = createVisitor({
    brandCode,
    now: Date.now,
    storage: attempt(() => localStorage),
    cookies: attempt(() =>
      cookieStorage(document, {
        isSecure: location.protocol === 'https:',
        maximumAge: recordKinds.attribution.timeToLive,
      }),
    ),
    locks: attempt(() => navigator.locks),
    page: attempt(() => window),
    createId: randomId,
  });
  visitors.set(brandCode, visitor);
  return visitor;
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
