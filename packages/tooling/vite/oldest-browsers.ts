/** The oldest version of each engine that the widgets support: see `docs/browsers.md`. */
export const oldestBrowsers = { chrome: 120, firefox: 128, safari: 17.4 } as const;

/** The ECMAScript version of the bundle's syntax. */
export const ecmaVersion = 2022;

/** The versions as a build target. */
export const cssTarget = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
