import type { RoadsideConfig } from './roadside.config.ts';
import type { RoadsideInput } from './roadside.types.ts';

/** A page that sells memberships with what the services say of them. */
export const exampleConfig: RoadsideConfig = { phone: '512-555-0142', requireDriverLicense: false, comparison: [] };

export const exampleInput: RoadsideInput = { config: exampleConfig, transactionId: '', path: '/roadside' };
