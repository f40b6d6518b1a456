import type { StateCode } from './us-state.ts';

/** Two sets of services with the same contracts; `ca` has its own address and token, and requires the mileage. */
export type ServiceVariant = 'primary' | 'ca';

/** What indicates where a customer lives, in order of precedence. An empty state is unknown. */
export interface VariantSigns {
  /** The state in the answers, else in the lead or the quote. */
  customerState?: StateCode | '' | undefined;
  /** The page's address: its path counts. */
  path: string;
  /** The state of the customer token that a sign-in stored, as the service wrote it. */
  tokenState?: string | undefined;
  /** The state of the stored place. */
  placeState?: StateCode | undefined;
}

/**
 * Selects the services by the customer's state; while it is unknown, by whether the page is California's, then by the
 * state of the customer token, then by the stored place.
 */
export function serviceVariant({ customerState, path, tokenState, placeState }: VariantSigns): ServiceVariant {
  const isCalifornian = customerState
    ? isCalifornia(customerState)
    : isCaliforniaPage(path) || isCalifornia(tokenState || placeState);
  return isCalifornian ? 'ca' : 'primary';
}

function isCaliforniaPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname.toLowerCase().includes('/get-a-quote-ca');
}

/** Answers saved for California are dropped on any other page, and other states' answers on California's page. */
export function doAnswersBelongToPage(savedState: string, path: string): boolean {
  return savedState === '' || isCalifornia(savedState) === isCaliforniaPage(path);
}

/** True for `CA`, in any case, as a service or a link writes it. */
export function isCalifornia(state: string | undefined): boolean {
  return state?.trim().toUpperCase() === 'CA';
}
