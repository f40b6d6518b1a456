import { policyDocument } from '#services/auto-payment/policy-document.contract';
import { isIssued } from '../../buy-now/purchase-code.ts';
import { policyMessages } from '../../policies/policy-message.ts';
import { findPurchaseOfPolicy } from '../../store/buy-now-purchases.ts';
import { storePolicyDocument } from '../../store/policy-documents.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { ownTransaction } from './find-purchase.ts';

export const answerPolicyDocument = implementCall(
  policyDocument,
  async ({ body, now, newId, trackId, partnerOrigin, fault, ...context }) => {
    const { header, carrierId, policyNumber } = body;
    const purchase = await findPurchaseOfPolicy(context.database, { carrierId, policyNumber });
    if (!purchase || !isIssued(purchase, now)) throw new Refusal(policyMessages.notFound);
    await ownTransaction(context, purchase.transactionId);
    if (fault === 'noUrl') return { ...success, document: '' };
    if (fault === 'foreignUrl') return { ...success, document: 'https://stranger.example/policy.pdf' };
    const documentId = newId();
    await storePolicyDocument(context.database, {
      documentId,
      transactionId: purchase.transactionId,
      carrierId,
      trackId,
      language: header.lang,
      issuedAt: new Date(now),
    });
    return { ...success, document: `${partnerOrigin}/documents/${documentId}.pdf` };
  },
);
