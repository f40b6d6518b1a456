export { idleAgents } from '#services/agents/idle-agents';
export { buyNow } from '#services/rating/buy-now';
export { createQuote } from '#services/rating/create-quote';
export { getCoverages } from '#services/rating/get-coverages';
export { prepareTransaction } from '#services/rating/prepare-transaction';
export { quoteRequest } from '../quote-flow.submission.ts';
export { requestAgent } from './agent-request.ts';
export { rankedResults } from './ranked-results.ts';
