export { countIdleAgents } from '#services/agents/idle-agents';
export { postEvent } from '#services/events/post-event';
export { buyNow } from '#services/rating/buy-now';
export { getCoverages } from '#services/rating/get-coverages';
export { getResults } from '#services/rating/get-results';
export { prepareTransaction } from '#services/rating/prepare-transaction';
export { selectQuote } from '#services/rating/select-quote';
export { quoteRequest } from '../quote-flow.submission.ts';
