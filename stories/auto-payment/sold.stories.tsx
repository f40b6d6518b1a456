import type { Meta } from '@storybook/react-vite';
import { pending, serverError } from '../story-harness/network.ts';
import { issued, purchaseAt, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Auto payment/Sold' };
export default meta;

const sold = purchaseAt(6, { ...issued, eSignSignedStatus: 'Signed', signedPolicySendStatus: true });

export const Sold = story({ network: sold, shows: 'soldDocuments' });

export const SoldWithoutASignature = story({
  network: purchaseAt(6, { ...issued, isESignAvailable: false }),
  shows: 'soldUnsignedTitle',
});

export const LoadingTheDocuments = story({
  network: { ...sold, policyDocument: pending },
  shows: 'soldDocumentsLoading',
});

export const DocumentsNotLoaded = story({
  network: { ...sold, policyDocument: serverError },
  shows: 'soldDocumentsMissing',
});

export const Offline = story({
  network: { ...sold, policyDocument: serverError },
  device: { isOffline: true },
  act: (buyer) => buyer.sees('soldDocumentsMissing'),
  shows: 'offlineTitle',
});
