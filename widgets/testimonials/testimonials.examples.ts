import type { Language } from '#domain/language';
import type { Testimonial } from './authored-testimonials.ts';

/** Made-up customers. */
export const exampleTestimonials: Record<Language, readonly Testimonial[]> = {
  en: [
    {
      quote: 'They found me a lower rate <b>in ten minutes</b>, and told me what it leaves out.',
      name: 'Alex Example',
      detail: 'Austin, customer since 2019',
    },
    { quote: 'I paid from my phone in the parking lot. The card was there before I drove off.', name: 'Jo Sample' },
    {
      quote:
        'My son got his license, and I was afraid of the price. The office looked through eight carriers with me, wrote down what each of them wants, and called a week later to ask how it goes.',
      name: 'Sam Specimen',
      detail: 'Houston',
    },
    { quote: 'Somebody answers the phone. In Spanish, too.', name: 'Ana Ejemplo', detail: 'San Antonio' },
  ],
  es: [
    {
      quote: 'Me encontraron un precio más bajo <b>en diez minutos</b> y me dijeron qué no cubre.',
      name: 'Ana Ejemplo',
      detail: 'Austin, cliente desde 2019',
    },
    { quote: 'Pagué con el teléfono en el estacionamiento.', name: 'José Muestra' },
    {
      quote:
        'Mi hijo sacó su licencia, y yo temía el precio. En la oficina revisaron ocho aseguradoras conmigo, anotaron qué pide cada una y llamaron una semana después para saber cómo nos va.',
      name: 'Sam Ejemplo',
      detail: 'Houston',
    },
    { quote: 'Alguien contesta el teléfono, y en español.', name: 'Luz Ejemplo', detail: 'San Antonio' },
  ],
};
