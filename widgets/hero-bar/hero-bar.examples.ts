import type { Language } from '#domain/language';
import type { HeroBarConfig } from './hero-bar.config.ts';

/** The counts of the example report, in both languages. */
export const exampleCounts = {
  en: [
    { element: 'quotes-compared', label: 'quotes compared' },
    { element: 'customers-insured', label: 'customers insured' },
    { element: 'calls-answered', label: 'calls answered' },
  ],
  es: [
    { element: 'quotes-compared', label: 'cotizaciones comparadas' },
    { element: 'customers-insured', label: 'clientes asegurados' },
    { element: 'calls-answered', label: 'llamadas contestadas' },
  ],
} as const satisfies Record<Language, HeroBarConfig['counts']>;
