import type { AgeLimits } from '#domain/driver-age';

const defaults: AgeLimits = { minimum: 18, maximum: 85 };

interface ConfiguredAges {
  minimumAge: number;
  maximumAge: number;
}

/** The ages that are accepted (spec 3 §5). Where the configured ones accept nobody, these are the defaults, and `problem` tells the author. */
export function acceptedAges({ minimumAge, maximumAge }: ConfiguredAges): AgeLimits & { problem?: string } {
  if (minimumAge <= maximumAge) return { minimum: minimumAge, maximum: maximumAge };
  return {
    ...defaults,
    problem: `minimumAge ${minimumAge} is above maximumAge ${maximumAge}: ${defaults.minimum} and ${defaults.maximum} are used.`,
  };
}
