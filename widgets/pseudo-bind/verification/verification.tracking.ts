import type { Track } from '#analytics/events';
import { channelNames } from '#domain/contact-verification';
import { isVerified, channelStatus } from './channel-status.ts';
import { connectVerification, type VerificationSnapshot } from './verification.connect.ts';
import type { VerificationActor } from './verification.machine.ts';

/** Tracks what changed between two snapshots: channels and attempts, never a code or an address. */
function track(tell: Track, before: VerificationSnapshot | undefined, after: VerificationSnapshot): void {
  if (connectVerification(after).isOpen && !(before && connectVerification(before).isOpen)) tell('Verification Opened');
  const [was, is] = [before?.context.row, after.context.row];
  // The state in which the row was found was tracked by the earlier visit.
  if (!was || !is || was === is) return;
  for (const channel of channelNames) {
    const { attempt } = is[channel];
    const [status, statusBefore] = [channelStatus(is[channel]), channelStatus(was[channel])];
    if (status === statusBefore) continue;
    if (status === 'sent') tell('Code Sent', { channel, attempt });
    if (status === 'verified') tell('Code Answered', { channel, outcome: 'verified' });
    if (status === 'failed') tell('Code Answered', { channel, outcome: 'wrong' });
    if (status === 'spent') tell('Code Answered', { channel, outcome: 'startedAnew' });
  }
  if (is.callBack === 'Yes' && was.callBack !== 'Yes') tell('Call Back Requested');
  if (isVerified(is) && !isVerified(was)) tell('Contact Verified');
}

/** Tracks the verification. Returns how to stop it. */
export function trackVerification(actor: VerificationActor, tell: () => Track): () => void {
  let before: VerificationSnapshot | undefined;
  const follow = (after: VerificationSnapshot) => {
    track(tell(), before, after);
    before = after;
  };
  follow(actor.getSnapshot());
  const { unsubscribe } = actor.subscribe(follow);
  return unsubscribe;
}
