import * as z from 'zod/mini';
import { dropResetLink, resetLinkName, tabStorage } from '#account/reset-link-record';
import { resetLinkRecord, saveResetLink } from '#account/saved-reset-link';
import { isCalifornia, type ServiceVariant } from '#domain/service-variant';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { ResetLink } from './set-password.types.ts';

type LinkHost = Pick<WidgetHost, 'secrets' | 'visitor'>;

const schema: z.ZodMiniType<ResetLink> = z.object({ token: z.string(), state: z.string() });

/** Whether there is a link, in the address that was opened or in the tab. */
export const hasResetLink = ({ secrets, visitor }: LinkHost): boolean =>
  Boolean(secrets.token) || tabStorage(visitor).get(resetLinkName) !== undefined;

/** The link that was opened, else the one of before the page was loaded again. */
export async function resetLink({ secrets, visitor }: LinkHost): Promise<ResetLink | undefined> {
  const { token, state = '' } = secrets;
  if (token) {
    saveResetLink(visitor, secrets).catch(() => undefined);
    return { token, state };
  }
  if (!hasResetLink({ secrets, visitor })) return undefined;
  const found = await (await resetLinkRecord(visitor)).load();
  return found && schema.parse(JSON.parse(found.data));
}

/** It works once, and no longer when the services say so. */
export async function forgetResetLink({ secrets, visitor }: LinkHost): Promise<void> {
  delete secrets.token;
  delete secrets.state;
  dropResetLink(visitor);
  (await resetLinkRecord(visitor)).clear();
}

/**
 * The services that may have sent the link, the likelier first. `CA` names the `ca` services, or it is where a customer of the
 * primary ones lives. Undefined where the link does not say: the page's own.
 */
export const sendersOf = ({ state }: ResetLink): readonly (ServiceVariant | undefined)[] => {
  if (state.trim() === '') return [undefined];
  return isCalifornia(state) ? ['ca', 'primary'] : ['primary'];
};
