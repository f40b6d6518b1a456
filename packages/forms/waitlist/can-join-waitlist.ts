import type { WidgetHost } from '#embed/runtime/define-widget';

/** True if the agency keeps leads: without a lead store there is no waitlist. */
export const canJoinWaitlist = ({ client }: Pick<WidgetHost, 'client'>): boolean =>
  client.services.leadStore.url !== '';
