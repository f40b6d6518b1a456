import { shownPhoneNumber } from '#domain/shown-phone-number';
import type { CustomerPortalPage } from '../customer-portal.types.ts';

/** The agency's phone number; empty if there is none. */
export const agentPhone = ({ config, host }: CustomerPortalPage): string =>
  shownPhoneNumber(config.help.phone || (host.brand.phone ?? ''));
