/** Two sets of services with the same contracts; `ca` has its own address and token, and requires the mileage. */
export type ServiceVariant = 'primary' | 'ca';

export interface VariantSigns {
  /** Path of the page's address. */
  path: string;
  /** State of residence, once known. */
  customerState?: string | undefined;
  /** State of the customer token that a sign-in stored. */
  tokenState?: string | undefined;
}

/** California's page, a customer in California, or a customer token from there: each one selects `ca`. */
export function serviceVariant({ path, customerState, tokenState }: VariantSigns): ServiceVariant {
  return isCaliforniaPage(path) || isCalifornia(customerState) || isCalifornia(tokenState) ? 'ca' : 'primary';
}

function isCaliforniaPage(path: string): boolean {
  return path.toLowerCase().includes('/get-a-quote-ca');
}

/** Answers saved for California are dropped on any other page, and other states' answers on California's page. */
export function doAnswersBelongToPage(savedState: string, path: string): boolean {
  return savedState === '' || isCalifornia(savedState) === isCaliforniaPage(path);
}

function isCalifornia(state: string | undefined): boolean {
  return state?.trim().toUpperCase() === 'CA';
}
