import rendered from 'virtual:first-paint/account-header/signInPage,signedOutLinks!,visitor.customerSession';
import session from 'virtual:key-table/common/services.session.mode';
import { readKeys } from '#configuration/merge';
import type { FirstPage } from '#embed/first-paint/first-paint';
import { firstPaint } from '#embed/first-paint/first-paint';
import { trustedHere } from '#embed/first-paint/trusted-address';
import { followSession, hasStoredSession } from './follow-session.ts';

function isCookie({ sources }: FirstPage): boolean {
  const { services } = readKeys(session, sources) as { services?: { session?: { mode?: string } } };
  return services?.session?.mode === 'cookie';
}

export default firstPaint(rendered, {
  switchValue: (key, page) => (key === 'visitor.customerSession' ? hasStoredSession(page) : undefined),
  // In cookie mode, only the gateway can tell whether a customer is signed in.
  isFirstStep: (page) =>
    (hasStoredSession(page) || !isCookie(page)) &&
    trustedHere(String(page.config.signInPage), page.services.trustedOrigins ?? []) !== undefined,
  // The customer's name needs React. A sign-in link works without it.
  isWaiting: hasStoredSession,
  follow: followSession,
});
