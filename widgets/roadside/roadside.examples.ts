import type { RoadsideConfig } from './roadside.config.ts';
import type { RoadsideInput } from './roadside.types.ts';

/** A page without a comparison of its own. */
export const exampleConfig: RoadsideConfig = { phone: '512-555-0142', requireDriverLicense: false, comparison: [] };

export const exampleInput: RoadsideInput = { config: exampleConfig, transactionId: '', path: '/roadside' };
