/** The sort orders of quote cards. */
export const sortOrders = ['paymentAmount', 'downPayment', 'totalPremium', 'topRated'] as const;
export type SortOrder = (typeof sortOrders)[number];

// Page configurations use two numberings. They share no number, so one table reads both.
const ordersByCode: Readonly<Record<string, SortOrder>> = {
  0: 'paymentAmount',
  1: 'downPayment',
  2: 'totalPremium',
  3: 'topRated',
  4: 'paymentAmount',
  5: 'downPayment',
  6: 'totalPremium',
};

/** The sort order of a configuration, by number (3 to 6, or 0 to 2) or by name. */
export function sortOrderOf(configured: number | string): SortOrder | undefined {
  const text = String(configured).trim();
  return Object.hasOwn(ordersByCode, text) ? ordersByCode[text] : sortOrders.find((order) => order === text);
}
