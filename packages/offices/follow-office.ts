import type { WidgetHost } from '#embed/runtime/define-widget';

/** The links of an office. */
export type OfficeChannel = 'directions' | 'email' | 'details' | 'phone';

/** The visitor followed one of an office's links. */
export interface FollowedLink {
  channel: OfficeChannel;
  /** The page to navigate to; undefined when the browser follows the link itself. */
  navigateTo?: string | undefined;
}

/** Reports a followed link to the page and to analytics, and navigates where the browser does not. */
export function followOffice(
  host: Pick<WidgetHost, 'track' | 'complete' | 'navigate'>,
  { channel, navigateTo }: FollowedLink,
): void {
  host.track('Office Followed', { channel });
  host.complete(channel);
  if (navigateTo) host.navigate(navigateTo, 'office');
}
