import type { OfficesSource } from './load-widget-offices.ts';

/** The guard of `officesStates`. */
export const isOfficesSourceChanged = (
  { context: { config } }: { context: { config: OfficesSource } },
  { config: { offices, officesSrc } }: { config: OfficesSource },
): boolean => offices !== config.offices || officesSrc !== config.officesSrc;
