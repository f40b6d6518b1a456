import type { Meta } from '@storybook/react-vite';
import { pending, serverError } from '../story-harness/network.ts';
import { address, type Buyer, issued, paid, purchaseAt, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Auto payment/Signature' };
export default meta;

const toBeSigned = purchaseAt(4, issued);
const signs = (buyer: Buyer) => buyer.presses('sign');
/** The signing page has returned the visitor with this event. */
const back = (event: string) => ({ address: `${address}&event=${event}`, network: toBeSigned });

export const IssuingThePolicy = story({ network: purchaseAt(3, paid), shows: 'signIssuingTitle' });

export const IssueFailed = story({
  network: purchaseAt(3, { ...paid, rc3Status: 2, rc3Messages: ['The garaging address could not be confirmed.'] }),
  shows: 'signIssueFailedTitle',
});

export const Signing = story({ network: toBeSigned, shows: 'signTitle' });

export const OpeningTheDocuments = story({
  network: { ...toBeSigned, signPolicy: pending },
  act: signs,
  shows: 'signOpening',
});

export const DocumentsNotOpened = story({
  network: { ...toBeSigned, signPolicy: serverError },
  act: signs,
  shows: 'signNotOpenedText',
});

export const LeftBeforeSigning = story({ ...back('cancel'), shows: 'signCancelled' });

export const OpenForTooLong = story({ ...back('session_timeout'), shows: 'signTimedOut' });

export const LinkExpired = story({ ...back('ttl_expired'), shows: 'signLinkExpired' });

export const SigningPageFailed = story({ ...back('exception'), shows: 'signException' });

/** The signing page reports the signature before the services do. */
export const SignedAndNotConfirmed = story({ ...back('signing_complete'), shows: 'signUnconfirmed' });

export const ConfirmingTheSignature = story({
  network: purchaseAt(5, { ...issued, eSignSignedStatus: 'Signed' }),
  shows: 'signProcessingTitle',
});

export const DeclinedByTheVisitor = story({
  network: purchaseAt(4, { ...issued, eSignSignedStatus: 'Declined' }),
  shows: 'signDeclinedTitle',
});

export const DocumentsExpired = story({
  network: purchaseAt(4, { ...issued, eSignSignedStatus: 'Expired' }),
  shows: 'signExpiredTitle',
});

export const Offline = story({
  network: toBeSigned,
  device: { isOffline: true },
  act: (buyer) => buyer.sees('signTitle'),
  shows: 'offlineTitle',
});
