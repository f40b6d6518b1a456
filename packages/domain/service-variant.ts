/** Two sets of services share one shape; `ca` has its own address and token, and asks for mileage. */
export type ServiceVariant = 'primary' | 'ca';

export interface VariantSigns {
  /** Of the page's address. */
  path: string;
  /** Where the visitor lives, once known. */
  customerState?: string | undefined;
  /** Of the customer token that a sign-in stored. */
  tokenState?: string | undefined;
}

/** California's page, a customer in California, or a customer token from there: each is enough for `ca`. */
export function serviceVariant({ path, customerState, tokenState }: VariantSigns): ServiceVariant {
  return isCaliforniaPage(path) || isCalifornia(customerState) || isCalifornia(tokenState) ? 'ca' : 'primary';
}

function isCaliforniaPage(path: string): boolean {
  return path.toLowerCase().includes('/get-a-quote-ca');
}

/** Answers saved for California are dropped on any other page, and other states' answers on California's. */
export function doAnswersBelongToPage(savedState: string, path: string): boolean {
  return savedState === '' || isCalifornia(savedState) === isCaliforniaPage(path);
}

function isCalifornia(state: string | undefined): boolean {
  return state?.trim().toUpperCase() === 'CA';
}
