import type { Language } from '#domain/language';
import type { Bill } from '../../store/bills.ts';
import { storePaymentSession } from '../../store/payment-sessions.ts';
import type { CallContext } from '../implement-call.ts';

interface PaymentWish {
  bill: Bill;
  /** A repeated intent opens the same session. */
  intent: string;
  language: Language;
  receipt: { receiptEmail: string; receiptPhone: string };
  /** The carrier has collected the payment already. */
  isCollected?: boolean;
}

/** Opens a payment session for a bill, and returns its page and the token of its result. */
export async function paymentPageOf(
  { database, now, newId, partnerOrigin }: Pick<CallContext, 'database' | 'now' | 'newId' | 'partnerOrigin'>,
  { bill, intent, language, receipt, isCollected = false }: PaymentWish,
): Promise<{ paymentUrl: string; resultToken: string }> {
  const { policyId, policy, dueDate } = bill;
  const session = await storePaymentSession(database, {
    sessionId: newId(),
    resultToken: `payment-${newId()}`,
    policyId,
    policyNumber: policy.policyNumber,
    dueDate,
    intent,
    amount: policy.amount,
    language,
    ...receipt,
    status: isCollected ? 'approved' : 'open',
    cardHolderName: '',
    openedAt: new Date(now),
  });
  return {
    paymentUrl: `${partnerOrigin}/pay/${session.sessionId}?lang=${language}`,
    resultToken: session.resultToken,
  };
}
