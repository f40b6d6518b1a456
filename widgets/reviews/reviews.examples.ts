import type { Language } from '#domain/language';

const long = {
  en: 'I came in on a Saturday with two cars, a teenager and a letter from my old carrier that nobody in the family understood. They read it to me, explained what each of the numbers pays for, and found a policy that costs less and covers more. When the first card did not arrive, one call was enough. I have told my sister, my neighbor and the man who fixes my car.',
  es: 'Llegué un sábado con dos autos, un adolescente y una carta de mi aseguradora anterior que nadie en la familia entendía. Me la leyeron, me explicaron qué paga cada uno de los números y encontraron una póliza que cuesta menos y cubre más. Cuando no llegó la primera tarjeta, bastó una llamada. Se lo conté a mi hermana, a mi vecino y a quien arregla mi auto.',
};

/** Reviews by customers who are made up. */
export const exampleReviews = {
  en: [
    {
      author_name: 'Alex Example',
      rating: 5,
      text: 'Quick and kind.',
      author_url: 'https://www.google.com/maps/contrib/1',
    },
    { author_name: 'Jo Sample', rating: 5, text: long.en },
    { author_name: 'Sam Specimen', rating: 4, text: 'A fair price, and somebody who answers the phone.' },
    { author_name: 'Pat Placeholder', rating: 2, text: 'Slow on Mondays.' },
  ],
  es: [
    { author_name: 'Ana Ejemplo', rating: 5, text: 'Rápidos y amables.' },
    { author_name: 'José Muestra', rating: 5, text: long.es },
    { author_name: 'Luz Ejemplo', rating: 4, text: 'Un precio justo.' },
  ],
} as const satisfies Record<
  Language,
  readonly { author_name: string; rating: number; text: string; author_url?: string }[]
>;
