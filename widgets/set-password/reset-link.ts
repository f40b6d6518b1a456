import * as z from 'zod/mini';
import { dropResetLink, resetLinkName, tabStorage } from '#account/reset-link-record';
import { isCalifornia, type ServiceVariant } from '#domain/service-variant';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { EncryptedRecord } from '#visitor/encrypted-record';
import type { Visitor } from '#visitor/visitor';
import type { ResetLink } from './set-password.types.ts';

type LinkHost = Pick<WidgetHost, 'secrets' | 'visitor'>;

const schema: z.ZodMiniType<ResetLink> = z.object({ token: z.string(), state: z.string() });
/** Milliseconds. */
const timeToLive = 60 * 60_000;

const records = new WeakMap<Visitor, Promise<EncryptedRecord>>();

/** The link of this visit, encrypted, as long as the tab: the address has lost it, and a phone may load the page again. */
function linkRecord(visitor: Visitor): Promise<EncryptedRecord> {
  const open = async () => {
    const { openEncryptedRecord } = await import('#visitor/encrypted-record');
    const { brandCode, now } = visitor;
    const storage = tabStorage(visitor);
    return openEncryptedRecord({ brandCode, name: resetLinkName, version: 1, timeToLive, storage, now, page: window });
  };
  const record = records.get(visitor) ?? open();
  records.set(visitor, record);
  return record;
}

/** Whether there is a link, in the address that was opened or in the tab. */
export const hasResetLink = ({ secrets, visitor }: LinkHost): boolean =>
  Boolean(secrets.token) || tabStorage(visitor).get(resetLinkName) !== undefined;

/** The link that was opened, else the one of before the page was loaded again. */
export async function resetLink({ secrets, visitor }: LinkHost): Promise<ResetLink | undefined> {
  const { token, state = '' } = secrets;
  if (token) {
    const opened = { token, state };
    void linkRecord(visitor).then(
      (record) => {
        // It may have been used meanwhile.
        if (secrets.token === token)
          record.save({ data: JSON.stringify(opened), expiresAt: visitor.now() + timeToLive });
      },
      () => undefined,
    );
    return opened;
  }
  if (!hasResetLink({ secrets, visitor })) return undefined;
  const found = await (await linkRecord(visitor)).load();
  return found && schema.parse(JSON.parse(found.data));
}

/** It works once, and no longer when the services say so. */
export async function forgetResetLink({ secrets, visitor }: LinkHost): Promise<void> {
  delete secrets.token;
  delete secrets.state;
  dropResetLink(visitor);
  (await linkRecord(visitor)).clear();
}

/**
 * The services that may have sent the link, the likelier first. `CA` names the `ca` services, or it is where a customer of the
 * primary ones lives. Undefined where the link does not say: the page's own.
 */
export const sendersOf = ({ state }: ResetLink): readonly (ServiceVariant | undefined)[] => {
  if (state.trim() === '') return [undefined];
  return isCalifornia(state) ? ['ca', 'primary'] : ['primary'];
};
