import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from './from-service.ts';

/** A page that the visitor is sent to, and the reason that `covermount:navigate` gives. */
export interface Destination<Reason extends string = string> {
  url: string;
  reason: Reason;
}

/**
 * The actor that leaves for another page. Its output is false where the address is not trusted, and nothing happens.
 * A flow that waits for what comes of it invokes `visibilityActor` too.
 *
 * @param host read when the actor starts: a changed language or brand replaces it.
 * @example
 * machine.provide({ actors: { leavePage: leavePage<'payment' | 'back'>(host) } });
 */
export const leavePage = <Reason extends string>(host: () => Pick<WidgetHost, 'navigate'>) =>
  fromService(async ({ url, reason }: Destination<Reason>) => {
    // The subscribers of the invoking state run first: what they emit must not be lost with the page.
    await Promise.resolve();
    return host().navigate(url, reason);
  });

/** The guard of what follows {@link leavePage}: its output was false. */
export const navigationWasRefused = (_: unknown, { hasNavigated }: { hasNavigated: boolean }): boolean => !hasNavigated;
