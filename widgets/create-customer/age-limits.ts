import type { AgeLimits } from '#domain/driver-age';

const defaults: AgeLimits = { minimum: 18, maximum: 85 };

interface ConfiguredAges {
  minimumAge: number;
  maximumAge: number;
}

/**
 * The accepted ages (spec 3 §5). If the configured limits accept nobody, returns the defaults and a `problem` for the
 * author.
 */
export function acceptedAges({ minimumAge, maximumAge }: ConfiguredAges): AgeLimits & { problem?: string } {
  if (minimumAge <= maximumAge) return { minimum: minimumAge, maximum: maximumAge };
  return {
    ...defaults,
    problem: `minimumAge ${minimumAge} is above maximumAge ${maximumAge}: ${defaults.minimum} and ${defaults.maximum} are used.`,
  };
}
