import type { ServiceVariant } from '#domain/service-variant';
import type { ServicesConfig } from '#services/services-config';

/** The variants of the services that have accounts, the primary first; only the primary if `ca` has no own address. */
export function accountVariants({ api }: Pick<ServicesConfig, 'api'>): readonly ServiceVariant[] {
  return api.ca && api.ca !== api.base ? ['primary', 'ca'] : ['primary'];
}
