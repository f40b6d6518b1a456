import { format } from '#i18n/format';
import type { SliderTexts } from '#ui/slider';

/** English labels of a widget with a slider. Numbers are in braces. */
export const sliderEn = {
  'slider.role': 'carousel',
  'slider.slideRole': 'slide',
  'slider.previous': 'Previous',
  'slider.next': 'Next',
  'slider.tabs': 'Slides',
  'slider.slide': '{number} of {count}',
  'slider.slides': '{first} to {last} of {count}',
};

type SliderLabels = Readonly<Record<keyof typeof sliderEn, string>>;

/** Spanish labels of a widget with a slider. */
export const sliderEs: SliderLabels = {
  'slider.role': 'carrusel',
  'slider.slideRole': 'diapositiva',
  'slider.previous': 'Anterior',
  'slider.next': 'Siguiente',
  'slider.tabs': 'Diapositivas',
  'slider.slide': '{number} de {count}',
  'slider.slides': '{first} a {last} de {count}',
};

/** The slider's texts from the labels of its widget. */
export const sliderTexts = (labels: SliderLabels): SliderTexts => ({
  role: labels['slider.role'],
  slideRole: labels['slider.slideRole'],
  previous: labels['slider.previous'],
  next: labels['slider.next'],
  tabs: labels['slider.tabs'],
  slide: (number, count) => format(labels['slider.slide'], { number, count }),
  slides: (first, last, count) => format(labels['slider.slides'], { first, last, count }),
});
