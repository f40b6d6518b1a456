import type { OutOfServicePage } from './out-of-service.types.ts';

/** True if the page or the lead store takes email addresses. */
export const canSendEmail = ({ config, host }: OutOfServicePage): boolean =>
  Boolean(config.action || host.client.services.leadStore.url);
