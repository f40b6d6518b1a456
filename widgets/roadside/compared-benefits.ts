import type { Membership, MembershipType } from '#domain/roadside';
import type { RoadsideConfig } from './roadside.config.ts';

/** A line of the comparison. */
export interface ComparedBenefit {
  name: string;
  /** The limit for each membership that includes the benefit; empty if there is none. */
  values: Partial<Record<MembershipType, string>>;
}

/**
 * The lines of the comparison: the configured ones, else those of the service, each benefit once, in the service's
 * order.
 */
export function comparedBenefits(
  memberships: readonly Pick<Membership, 'type' | 'benefits'>[],
  configured: RoadsideConfig['comparison'],
): readonly ComparedBenefit[] {
  if (configured.length > 0) {
    return configured.map(({ benefit, single, family }) => ({
      name: benefit,
      values: { ...(single && { single }), ...(family && { family }) },
    }));
  }
  const lines = new Map<string, ComparedBenefit>();
  for (const { type, benefits } of memberships) {
    for (const { name, value } of benefits) {
      const line = lines.get(name) ?? { name, values: {} };
      line.values[type] = value;
      lines.set(name, line);
    }
  }
  return [...lines.values()];
}
