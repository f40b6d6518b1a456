import type { Failure } from '#flow/machine/failure';
import type { PersonDraft } from '#forms/person/person-draft';
import type { ReferralSnapshot } from './referral.machine.ts';
import type { FriendPlaces } from './referral.types.ts';

// View selectors: nothing else reads the machine's state.

export type ReferralView =
  | { page: 'restoring' }
  | { page: 'thanked'; referredName: string }
  | {
      page: 'form';
      draft: PersonDraft;
      isSending: boolean;
      failure: Failure | undefined;
      places: FriendPlaces | undefined;
      lookup: 'idle' | 'lookingUp' | 'failed';
    };

export function connectReferral({ context, value }: ReferralSnapshot): ReferralView {
  const { draft, failure, places, referredName } = context;
  switch (value.journey) {
    case 'restoring':
      return { page: 'restoring' };
    case 'thanked':
      return { page: 'thanked', referredName };
    default:
      return {
        page: 'form',
        draft,
        isSending: value.journey === 'sending',
        failure: value.journey === 'asking' ? failure : undefined,
        places,
        lookup: value.zip,
      };
  }
}
