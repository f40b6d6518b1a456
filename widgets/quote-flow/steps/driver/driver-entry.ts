/** How the first driver can identify themselves. */
export const driverModes = ['noLicense', 'license', 'uploadImage', 'scanImage'] as const;
export type DriverMode = (typeof driverModes)[number];

/**
 * How the fields of driver info 1/3 were entered otherwise: `manual` after a license lookup without a result, `filled`
 * after a license that gave only some of the answers or whose lookup failed, `known` from a lead or a previous quote.
 */
export const otherDriverEntries = ['manual', 'filled', 'known'] as const;

/** The fields of driver info 1/3. */
export type DriverEntry = DriverMode | (typeof otherDriverEntries)[number];
