import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from './from-service.ts';

/** A page to navigate to, and the reason for `covermount:navigate`. */
export interface Destination<Reason extends string = string> {
  url: string;
  reason: Reason;
}

/**
 * The actor that navigates to another page. For an untrusted address, its output is false and nothing happens. A flow
 * that continues after the visitor returns also invokes `visibilityActor`.
 *
 * @param host is called when the actor starts, because a changed language or brand replaces the host.
 * @example
 * machine.provide({ actors: { leavePage: leavePage<'payment' | 'back'>(host) } });
 */
export const leavePage = <Reason extends string>(host: () => Pick<WidgetHost, 'navigate'>) =>
  fromService(async ({ url, reason }: Destination<Reason>) => {
    // Subscribers of the invoking state run first: their events must not be lost with the page.
    await Promise.resolve();
    return host().navigate(url, reason);
  });

/** True if {@link leavePage} refused the address: its output was false. */
export const navigationWasRefused = (_: unknown, { hasNavigated }: { hasNavigated: boolean }): boolean => !hasNavigated;
