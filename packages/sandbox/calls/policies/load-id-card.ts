import { loadIdCard } from '#services/policies/load-id-card.contract';
import { insuredNameOf, insuredVehicles } from '../../portfolios/customer-policies.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownPolicy } from './own-policy.ts';

/** An expired policy has no card. The passes link to pages that stand in for the phones' wallets. */
export const answerLoadIdCard = implementCall(loadIdCard, async ({ query, partnerOrigin, fault, ...context }) => {
  const { effectiveDate, expirationDate, bill } = await ownPolicy(context, query.policyId);
  if (bill.policy.period?.ends !== undefined && bill.policy.period.ends < 0) return success;
  const origin = fault === 'foreignUrl' ? 'https://stranger.example' : partnerOrigin;
  const language = query['header.lang'];
  return {
    ...success,
    policyNumber: bill.policy.policyNumber,
    company: bill.policy.company,
    naicNumber: `99${bill.policy.carrierId || '0000'}`.slice(0, 6),
    insuredNames: [insuredNameOf(context.customer!)],
    vehicles: insuredVehicles,
    effectiveDate,
    ...(expirationDate && { expirationDate }),
    claimsPhone: '8005550100',
    walletPasses: {
      apple: `${origin}/wallet/apple?lang=${language}`,
      google: `${origin}/wallet/google?lang=${language}`,
    },
  };
});
