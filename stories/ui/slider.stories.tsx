import type { Meta } from '@storybook/react-vite';
import { Slider } from '#ui/slider';
import * as examples from '#ui/slider.examples';
import { storyOf } from './story-of.tsx';

const meta: Meta = { title: 'Parts/Slider', component: Slider };
export default meta;

export const TenSlides = storyOf(examples.TenSlides);
export const OneSlide = storyOf(examples.OneSlide);
export const DrawnAsTheyComeNear = storyOf(examples.DrawnAsTheyComeNear);
