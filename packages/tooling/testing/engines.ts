import { existsSync } from 'node:fs';

/** Debian's Firefox and WebKit driver, which the smoke journeys use where they are installed. */
export const firefoxPath = '/usr/bin/firefox-esr';
export const webKitDriverPath = '/usr/bin/WebKitWebDriver';

export const hasFirefox = (): boolean => existsSync(firefoxPath);
export const hasWebKitDriver = (): boolean => existsSync(webKitDriverPath);
