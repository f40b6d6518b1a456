import type { Language } from '#domain/language';
import { centsOf } from '#domain/money';
import { buyRenters } from '#services/renters/buy-renters.contract';
import { rentersPlans } from '../../renters/renters-rating.ts';
import { digest } from '../../seeded.ts';
import { chargeRenters, findRentersCard, findRentersCharge, recordRentersDecline } from '../../store/renters.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { isBuyable, ownTransaction } from './own-transaction.ts';

export const answerBuyRenters = implementCall(buyRenters, async ({ body, now, work, deskEvents, ...context }) => {
  const { header, transactionId, paymentPlan, paymentToken } = body;
  const { database } = context;
  const transaction = await ownTransaction(context, transactionId);
  const accepted = { ...success, transactionId };
  if (await findRentersCharge(database, transactionId)) return accepted;
  if (!isBuyable(transaction, now)) throw new Refusal(notRated[header.lang], 400);
  const card = await findRentersCard(database, paymentToken.token);
  if (card?.transactionId !== transactionId) throw new Refusal(unknownCard[header.lang], 400);
  const { PaymentPlanCode: planCode, InstallmentDayofMonth: installmentDay = null } = paymentPlan;
  if (planCode !== 'Annual' && installmentDay === null) throw new Refusal('InstallmentDayofMonth is missing', 400);
  await recordRentersDecline(database, transactionId, false);
  await work();
  if (card.chargeOutcome !== 'paid') {
    await recordRentersDecline(database, transactionId, true);
    return accepted;
  }
  const plan = rentersPlans(transaction.request).find(({ paymentPlanCode }) => paymentPlanCode === planCode)!;
  await chargeRenters(database, {
    transactionId,
    amount: centsOf(plan.downPaymentAmount)!,
    planCode,
    installmentDay,
    cardToken: card.token,
    cardHolderName: card.cardHolderName,
    policyNumber: `HR-${(Number.parseInt(digest(transactionId).slice(0, 8), 16) % 900_000) + 100_000}`,
    chargedAt: new Date(now),
  });
  deskEvents.emit('change');
  return accepted;
});

const notRated: Record<Language, string> = {
  en: 'There is no rate to buy. Nothing was charged.',
  es: 'No hay ninguna tarifa que comprar. No se le cobró nada.',
};
const unknownCard: Record<Language, string> = {
  en: 'We no longer have this card. Nothing was charged.',
  es: 'Ya no tenemos esta tarjeta. No se le cobró nada.',
};
