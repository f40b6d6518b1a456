const names =
  /(?<!cu)bot(\b|_)|crawl|spider|slurp|preview|headless|lighthouse|prerender|facebookexternalhit|embedly|whatsapp|ia_archiver/i;

/** True for crawlers, link previews and automated browsers. */
export const isRobot = ({ webdriver, userAgent }: Pick<Navigator, 'webdriver' | 'userAgent'>): boolean =>
  webdriver || names.test(userAgent);
