// No imports: the first paint uses this file too.

export const isTransactionName = (name: string): boolean => name.toLowerCase() === 'transactionid';

/** The transaction in the page's address, by its name in any case (spec 2 §2.4); empty when there is none. */
export function transactionIn(path: string): string {
  const { searchParams } = new URL(path, 'https://page.invalid');
  return [...searchParams].findLast(([name]) => isTransactionName(name))?.[1].trim() ?? '';
}
