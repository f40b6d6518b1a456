import { sliderEs } from '#embed/content/slider-texts';
import type { ReviewsStrings } from './strings.en.ts';

export const es: ReviewsStrings = {
  ...sliderEs,
  selected: 'Reseñas seleccionadas',
  selectedPlaces: 'Reseñas seleccionadas de Google',
  rating: '{rating} de 5 estrellas',
  'total.one': '{count} reseña en total',
  'total.other': '{count} reseñas en total',
  all: 'Leer todas las reseñas',

  more: 'Leer más',
  less: 'Leer menos',
  load: 'Mostrar reseñas de Google',
  loadWhy: 'Google sabrá entonces que usted está en esta página.',
  loading: 'Cargando reseñas…',
  none: 'No hay reseñas de Google para mostrar.',
  failed: 'No se pudieron cargar las reseñas de Google. Inténtelo de nuevo más tarde.',
};
