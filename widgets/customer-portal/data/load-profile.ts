import type { WidgetHost } from '#embed/runtime/define-widget';
import { loadCustomerProfile, type LoadedProfile } from '#services/account/load-customer-profile';

/** Loads the agency's record of the customer. */
export const loadProfile = ({ client }: WidgetHost, signal: AbortSignal): Promise<LoadedProfile> =>
  loadCustomerProfile(client, {}, signal);
