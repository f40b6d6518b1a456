import { stateCodes } from '#domain/us-state';
import { stateNames } from '#domain/us-state-name';

/** The states by their names. */
export const stateOptions: readonly { value: string; label: string }[] = stateCodes
  .map((code) => ({ value: code as string, label: stateNames[code] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
