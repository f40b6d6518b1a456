import type { FlowContext } from '../quote-flow.types.ts';
import type { LeadEvent } from './lead-writer.ts';

/** The event for the lead writer after a change of the lead record's answers. */
export function leadChange(context: FlowContext): LeadEvent {
  return {
    type: 'LEAD.CHANGED',
    mayExist: context.leadMayExist,
    lead: {
      answers: context.answers,
      quoteStatus: context.rates.quotes.length > 0 ? 'Quoted' : 'Lead',
      quotes: context.rates.quotes,
      transactionId: context.transaction?.id ?? '',
      visitedAt: context.visitedAt,
      email: context.leadEmail,
      experience: context.config.experience,
      userType: context.userType,
    },
  };
}
