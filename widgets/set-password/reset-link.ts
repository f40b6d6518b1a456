import * as z from 'zod/mini';
import type { ServiceVariant } from '#domain/service-variant';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { VisitorRecord } from '#visitor/encrypted-slices';
import type { Visitor } from '#visitor/visitor';
import type { ResetLink } from './set-password.types.ts';

const schema: z.ZodMiniType<ResetLink> = z.object({ token: z.string(), state: z.string() });

/** The link of this visit, encrypted, for an hour: the address has lost it, and a phone may load the page again. */
const linkRecord = (visitor: Visitor): VisitorRecord<ResetLink> => visitor.record('resetLink', { version: 1, schema });

/** Whether there is a link, in the address that was opened or in storage. */
export const hasResetLink = ({ secrets, visitor }: Pick<WidgetHost, 'secrets' | 'visitor'>): boolean =>
  Boolean(secrets.token) || visitor.storage.get('resetLink') !== undefined;

/** The link that was opened, else the one of before the page was loaded again. */
export async function resetLink({
  secrets,
  visitor,
}: Pick<WidgetHost, 'secrets' | 'visitor'>): Promise<ResetLink | undefined> {
  const record = linkRecord(visitor);
  const { token, state = '' } = secrets;
  if (!token) return record.load();
  const opened = { token, state };
  if (!record.read()) record.remember(opened);
  return opened;
}

/** It works once. */
export const dropResetLink = (visitor: Visitor): void => linkRecord(visitor).drop();

/** The services that sent the link; undefined where it does not say. */
export const variantOf = ({ state }: ResetLink): ServiceVariant | undefined => {
  if (state.trim() === '') return undefined;
  return state.trim().toUpperCase() === 'CA' ? 'ca' : 'primary';
};
