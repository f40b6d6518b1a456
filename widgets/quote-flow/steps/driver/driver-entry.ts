/** How the first driver can identify themselves. */
export const driverModes = ['noLicense', 'license', 'uploadImage', 'scanImage'] as const;
export type DriverMode = (typeof driverModes)[number];

/**
 * The fields of driver info 1/3; `manual` after a license lookup without a result, `filled` after a license that gave
 * only some of the answers.
 */
export type DriverEntry = DriverMode | 'manual' | 'filled';
