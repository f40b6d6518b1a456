import type { Failure } from '#flow/machine/failure';
import type { PersonDraft } from '#forms/person/person-draft';
import { connectZip, type ZipView } from '#forms/zip-lookup/zip-lookup.connect';
import type { ReferralSnapshot } from './referral.machine.ts';

// View selectors: nothing else reads the machine's state.

export type ReferralView =
  | { page: 'restoring' }
  | { page: 'thanked'; referredName: string }
  | ({ page: 'form'; draft: PersonDraft; isSending: boolean; failure: Failure | undefined } & ZipView);

export function connectReferral(snapshot: ReferralSnapshot): ReferralView {
  const { draft, failure, referredName } = snapshot.context;
  if (snapshot.matches({ journey: 'restoring' })) return { page: 'restoring' };
  if (snapshot.matches({ journey: 'thanked' })) return { page: 'thanked', referredName };
  const isSending = snapshot.matches({ journey: 'sending' });
  return { page: 'form', draft, isSending, failure: isSending ? undefined : failure, ...connectZip(snapshot) };
}
