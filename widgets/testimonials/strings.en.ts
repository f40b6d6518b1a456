import { sliderEn } from '#flow/slider-texts';

export const en = { title: 'What our customers say', ...sliderEn };

export type TestimonialsStrings = Readonly<Record<keyof typeof en, string>>;
