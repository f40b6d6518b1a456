/** How the first driver can identify themselves. */
export const driverModes = ['noLicense', 'license', 'uploadImage', 'scanImage'] as const;
export type DriverMode = (typeof driverModes)[number];

/**
 * Which fields driver info 1/3 asks for; `manual` after a license lookup that found nobody, `filled` after a license
 * that gave only some of the answers.
 */
export type DriverEntry = DriverMode | 'manual' | 'filled';
