/**
 * What customers of the sandbox have: nothing yet, every kind of policy, a payment that is late, or a policy in
 * California.
 */
export const portfolioNames = ['new', 'paying', 'pastDue', 'californian'] as const;
export type PortfolioName = (typeof portfolioNames)[number];
