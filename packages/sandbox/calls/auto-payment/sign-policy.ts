import type { Language } from '#domain/language';
import { signPolicy } from '#services/auto-payment/sign-policy.contract';
import { canSign, purchaseCode } from '../../buy-now/purchase-code.ts';
import { findPurchaseOf } from '../../store/buy-now-purchases.ts';
import { storeSigning } from '../../store/signings.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { returnUrlOf } from '../return-url.ts';
import { ownRates } from './find-purchase.ts';

export const answerSignPolicy = implementCall(
  signPolicy,
  async ({ body, now, newId, trackId, siteOrigin, partnerOrigin, fault, work, ...context }) => {
    const { header, transactionId, carrierId, returnUrl } = body;
    const { database } = context;
    await ownRates(context, { transactionId, carrierId });
    const purchase = await findPurchaseOf(database, { transactionId, carrierId });
    if (purchase?.signedAt) throw new Refusal(alreadySigned[header.lang]);
    if (!purchase || !canSign(purchase) || purchaseCode(purchase, now) !== 4) {
      throw new Refusal(nothingToSign[header.lang]);
    }
    await work();
    if (fault === 'noUrl') return { ...success, eSignUrl: '' };
    if (fault === 'foreignUrl') return { ...success, eSignUrl: 'https://stranger.example/sign' };
    const addressToken = newId();
    await storeSigning(database, {
      addressToken,
      visitToken: newId(),
      transactionId,
      carrierId,
      trackId,
      pageOrigin: siteOrigin,
      returnUrl: returnUrl === undefined ? null : returnUrlOf(returnUrl, siteOrigin),
      language: header.lang,
      issuedAt: new Date(now),
      openedAt: null,
      endedAt: null,
    });
    return { ...success, eSignUrl: `${partnerOrigin}/sign/${addressToken}?lang=${header.lang}` };
  },
);

const nothingToSign: Record<Language, string> = {
  en: 'There is nothing to sign yet.',
  es: 'Todavía no hay nada que firmar.',
};
const alreadySigned: Record<Language, string> = {
  en: 'The documents are signed already.',
  es: 'Los documentos ya están firmados.',
};
