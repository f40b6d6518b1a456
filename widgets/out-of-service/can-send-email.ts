import type { OutOfServicePage } from './out-of-service.types.ts';

/** True if the page or the lead store accepts email addresses. */
export const canSendEmail = ({ config, host }: OutOfServicePage): boolean =>
  config.action ? host.isTrusted(config.action) : host.client.services.leadStore.url !== '';

/** Why email addresses cannot be sent, for the author. */
export const missingTarget = ({ config }: OutOfServicePage): string =>
  config.action
    ? 'action is on an origin that services.trustedOrigins does not list, so there is no form.'
    : 'There is nowhere to send email addresses, so there is no form: set action, or services.leadStore.url.';
