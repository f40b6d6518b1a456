import type { FlowContext } from '../quote-flow.types.ts';
import type { LeadEvent } from './lead-writer.ts';

/** The event for the lead writer after a change of the lead record's answers. */
export function leadChange(context: FlowContext): LeadEvent {
  const { leadRates, transaction } = context;
  return {
    type: 'LEAD.CHANGED',
    mayExist: context.leadMayExist,
    lead: {
      answers: context.answers,
      quoteStatus: leadRates ? 'Quoted' : 'Lead',
      quotes: leadRates?.quotes ?? [],
      transactionId: transaction?.id ?? leadRates?.transactionId ?? '',
      visitedAt: context.visitedAt,
      email: context.leadEmail,
      experience: context.config.experience,
      userType: context.userType,
    },
  };
}
