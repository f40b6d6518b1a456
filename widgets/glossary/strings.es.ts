import type { GlossaryStrings } from './strings.en.ts';

export const es: GlossaryStrings = {
  title: 'Glosario',
  filter: 'Buscar un término',
  expandAll: 'Abrir todo',
  collapseAll: 'Cerrar todo',
  'shown.one': '{count} término',
  'shown.other': '{count} términos',
  'found.one': '{count} de {all} términos',
  'found.other': '{count} de {all} términos',
  notFound: 'Ningún término coincide con «{text}».',
  showAll: 'Mostrar todos los términos',
  'expanded.one': '{count} definición está abierta.',
  'expanded.other': '{count} definiciones están abiertas.',
  'collapsed.one': '{count} definición está cerrada.',
  'collapsed.other': '{count} definiciones están cerradas.',
  linkTo: 'Enlace a «{term}»',
  backToTop: 'Volver arriba',
};
