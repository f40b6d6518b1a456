import { sliderEn } from '#embed/content/slider-texts';

export const en = { title: 'What our customers say', ...sliderEn };

export type TestimonialsStrings = Readonly<Record<keyof typeof en, string>>;
