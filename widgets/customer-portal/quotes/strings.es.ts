import type { quotesEn } from './strings.en.ts';

/** Spanish texts of the quotes tab. */
export const quotesEs: typeof quotesEn = {
  'quotes.loading': 'Cargando sus cotizaciones…',
  'quotes.noneTitle': 'Todavía no hay cotizaciones',
  'quotes.noneText': 'Aquí aparecen las cotizaciones que pida con su sesión iniciada.',
  'quotes.quote': 'Cotización',
  'quotes.ofDate': 'Cotización del {date}',
  'quotes.withoutRates': 'Sin precio',
  'quotes.isPast': 'La fecha de inicio ya pasó',
  'quotes.premium': 'Prima',
  'quotes.premiumTerm.one': '{premium} por {count} mes',
  'quotes.premiumTerm.other': '{premium} por {count} meses',
  'quotes.number': 'Número de cotización',
  'quotes.date': 'Cotizada el',
  'quotes.start': 'Comenzaría el',
  'quotes.drivers': 'Conductores',
  'quotes.vehicles': 'Vehículos',
  'quotes.open': 'Abrir la cotización',
  'quotes.requote': 'Pedir precios nuevos',
};
