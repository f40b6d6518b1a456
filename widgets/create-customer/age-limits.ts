import type { AgeLimits } from '#domain/driver-age';

/** Default ages of new customers; both inclusive (spec 3 §5). */
export const customerAgeLimits: AgeLimits = { minimum: 18, maximum: 85 };
