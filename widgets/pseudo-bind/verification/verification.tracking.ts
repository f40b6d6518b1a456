import type { Track } from '#analytics/events';
import { channelNames } from '#domain/contact-verification';
import { isVerified, channelStatus } from './channel-status.ts';
import { connectVerification, type VerificationSnapshot } from './verification.connect.ts';
import type { VerificationActor } from './verification.machine.ts';

/** Sends what happened between two moments to analytics. It names channels and tries, never a code or an address. */
function track(tell: Track, before: VerificationSnapshot | undefined, after: VerificationSnapshot): void {
  if (connectVerification(after).isOpen && !(before && connectVerification(before).isOpen)) tell('Verification Opened');
  const [was, is] = [before?.context.row, after.context.row];
  // What a visit finds in the row has been told by the one before it.
  if (!was || !is || was === is) return;
  for (const channel of channelNames) {
    const { attempt } = is[channel];
    const [standing, standingBefore] = [channelStatus(is[channel]), channelStatus(was[channel])];
    if (standing === standingBefore) continue;
    if (standing === 'sent') tell('Code Sent', { channel, attempt });
    if (standing === 'verified') tell('Code Answered', { channel, outcome: 'verified' });
    if (standing === 'failed') tell('Code Answered', { channel, outcome: 'wrong' });
    if (standing === 'spent') tell('Code Answered', { channel, outcome: 'startedAnew' });
  }
  if (is.callBack === 'Yes' && was.callBack !== 'Yes') tell('Call Back Requested');
  if (isVerified(is) && !isVerified(was)) tell('Contact Verified');
}

/** Tells analytics how the verification goes on. Returns how to stop. */
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
