import type { Track } from '#analytics/events';
import { channelNames } from '#domain/contact-verification';
import { channelStatus } from './channel-status.ts';
import { connectVerification, type VerificationSnapshot } from './verification.connect.ts';
import type { VerificationActor } from './verification.machine.ts';
import { isRowVerified } from './verification.setup.ts';

/** Tracks what changed between two snapshots: channels and attempts, never a code or an address. */
function trackChanges(track: Track, before: VerificationSnapshot | undefined, after: VerificationSnapshot): void {
  if (connectVerification(after).isOpen && !(before && connectVerification(before).isOpen))
    track('Verification Opened');
  const [was, is] = [before?.context.row, after.context.row];
  // The state in which the row was found was tracked by the earlier visit.
  if (!was || !is || was === is) return;
  for (const channel of channelNames) {
    const { attempt } = is[channel];
    const [status, statusBefore] = [channelStatus(is[channel]), channelStatus(was[channel])];
    if (status === statusBefore) continue;
    if (status === 'sent') track('Code Sent', { channel, attempt });
    if (status === 'verified') track('Code Answered', { channel, outcome: 'verified' });
    if (status === 'failed') track('Code Answered', { channel, outcome: 'wrong' });
    if (status === 'spent') track('Code Answered', { channel, outcome: 'startedAnew' });
  }
  if (is.callBack === 'Yes' && was.callBack !== 'Yes') track('Call Back Requested');
  const { context } = after;
  if (isRowVerified(context) && !isRowVerified(context, was)) track('Contact Verified');
}

/** Tracks the verification. Returns the function that stops it. */
export function trackVerification(actor: VerificationActor, track: () => Track): () => void {
  let before: VerificationSnapshot | undefined;
  const follow = (after: VerificationSnapshot) => {
    trackChanges(track(), before, after);
    before = after;
  };
  follow(actor.getSnapshot());
  const { unsubscribe } = actor.subscribe(follow);
  return unsubscribe;
}
