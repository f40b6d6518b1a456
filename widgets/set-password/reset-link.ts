import * as z from 'zod/mini';
import { dropResetLink, resetLinkName, tabStorage } from '#account/reset-link-record';
import { resetLinkRecord, saveResetLink } from '#account/saved-reset-link';
import { isCalifornia, type ServiceVariant } from '#domain/service-variant';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { ResetLink } from './set-password.types.ts';

type LinkHost = Pick<WidgetHost, 'secrets' | 'visitor'>;

const schema: z.ZodMiniType<ResetLink> = z.object({ token: z.string(), state: z.string() });

/** Whether the opened address or this tab has a link. */
export const hasResetLink = ({ secrets, visitor }: LinkHost): boolean =>
  Boolean(secrets.token) || tabStorage(visitor).get(resetLinkName) !== undefined;

/** The link of the opened address, else the one that this tab kept before a reload. */
export async function resetLink({ secrets, visitor }: LinkHost): Promise<ResetLink | undefined> {
  const { token, state = '' } = secrets;
  if (token) {
    saveResetLink(visitor, secrets).catch(() => undefined);
    return { token, state };
  }
  if (!hasResetLink({ secrets, visitor })) return undefined;
  const found = await (await resetLinkRecord(visitor)).load();
  return found && z.safeParse(schema, JSON.parse(found.data)).data;
}

/** Removes a link that was used, or that the services report as over. */
export async function forgetResetLink({ secrets, visitor }: LinkHost): Promise<void> {
  delete secrets.token;
  delete secrets.state;
  dropResetLink(visitor);
  (await resetLinkRecord(visitor)).clear();
}

/**
 * The services that may have sent the link, the likelier first. `CA` names the `ca` services, or the home state of a
 * customer of the primary ones. Undefined, for the page's own services, when the link has no state.
 */
export const sendersOf = ({ state }: ResetLink): readonly (ServiceVariant | undefined)[] => {
  if (state.trim() === '') return [undefined];
  return isCalifornia(state) ? ['ca', 'primary'] : ['primary'];
};
