import { policiesEs } from '#forms/policies/strings.es';
import type { PolicyModalStrings } from './strings.en.ts';

/** Spanish texts of the policies. */
export const es: PolicyModalStrings = {
  ...policiesEs,
  close: 'Cerrar',
};
