import { shownPhoneNumber } from '#domain/shown-phone-number';
import type { CustomerPortalPage } from '../customer-portal.types.ts';

/** The number to call; empty without one. */
export const agentPhone = ({ config, host }: CustomerPortalPage): string =>
  shownPhoneNumber(config.help.phone || (host.brand.phone ?? ''));
