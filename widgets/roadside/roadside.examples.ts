import type { RoadsideConfig } from './roadside.config.ts';

/** A page that sells memberships with what the services say of them. */
export const exampleConfig: RoadsideConfig = { phone: '512-555-0142', requireDriverLicense: false, comparison: [] };
