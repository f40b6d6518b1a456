import type { Purchase } from '../pseudo-bind.types.ts';

/** What the page's address says of the purchase; names in any case. Empty where it does not say. */
export function purchaseOf(path: string): Purchase {
  const query = new URLSearchParams(path.split('#')[0]!.split('?').slice(1).join('?'));
  const said = new Map([...query].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  return {
    rateQuoteId: said.get('ratequoteid') ?? '',
    transactionId: said.get('transactionid') ?? '',
    payPlan: said.get('payplan') ?? '',
  };
}

/** What an address has to name and does not. */
export function missingIn({ rateQuoteId, transactionId }: Purchase): readonly ('rateQuoteId' | 'transactionId')[] {
  return [...(rateQuoteId ? [] : ['rateQuoteId' as const]), ...(transactionId ? [] : ['transactionId' as const])];
}
