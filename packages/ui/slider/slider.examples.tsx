import { Card } from '../card/card.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Slider, type SliderTexts } from './slider.tsx';

export const exampleSliderTexts: Record<ExampleProps['language'], SliderTexts> = {
  en: {
    role: 'carousel',
    slideRole: 'slide',
    previous: 'Previous',
    next: 'Next',
    tabs: 'Slides',
    slide: (number, count) => `${number} of ${count}`,
    slides: (first, last, count) => `${first} to ${last} of ${count}`,
  },
  es: {
    role: 'carrusel',
    slideRole: 'diapositiva',
    previous: 'Anterior',
    next: 'Siguiente',
    tabs: 'Diapositivas',
    slide: (number, count) => `${number} de ${count}`,
    slides: (first, last, count) => `${first} a ${last} de ${count}`,
  },
};

const texts = {
  en: { label: 'Examples', slide: (number: number) => `Example ${number}`, link: 'Read it' },
  es: { label: 'Ejemplos', slide: (number: number) => `Ejemplo ${number}`, link: 'Leerlo' },
};

const drawn = {
  en: (number: number) => <ExampleSlide language="en" number={number} />,
  es: (number: number) => <ExampleSlide language="es" number={number} />,
};

function ExampleSlide({ language, number }: ExampleProps & { number: number }) {
  return (
    <Card>
      <p>{texts[language].slide(number)}</p>
      <a href={`#example-${number}`} aria-label={`${texts[language].link}: ${number}`}>
        {texts[language].link}
      </a>
    </Card>
  );
}

const sliderOf = (count: number, isLazy?: boolean) =>
  function Slides({ language }: ExampleProps) {
    return (
      <Slider
        label={texts[language].label}
        texts={exampleSliderTexts[language]}
        items={Array.from({ length: count }, (_, index) => index + 1)}
        renderSlide={drawn[language]}
        isLazy={isLazy}
      />
    );
  };

export const TenSlides = sliderOf(10);
export const OneSlide = sliderOf(1);
export const DrawnAsTheyComeNear = sliderOf(200, true);
