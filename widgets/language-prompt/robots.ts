const names =
  /(?<!cu)bot(\b|_)|crawl|spider|slurp|preview|headless|lighthouse|prerender|facebookexternalhit|embedly|whatsapp|ia_archiver/i;

/** A crawler, the preview of a link, or a browser that a program drives. */
export const isRobot = ({ webdriver, userAgent }: Pick<Navigator, 'webdriver' | 'userAgent'>): boolean =>
  webdriver || names.test(userAgent);
