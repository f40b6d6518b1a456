import type { Language } from '#domain/language';

/** Terms of an insurance policy. */
export const exampleTerms = {
  en: [
    { term: 'Claim', definition: 'You tell the carrier what happened, and ask it to pay.' },
    {
      term: 'Collision',
      definition: 'Pays for your own car, less the <a href="#deductible">deductible</a>. <b>Whoever was at fault.</b>',
    },
    { term: 'Deductible', definition: 'The part of a loss that you pay first.' },
    { term: 'Uninsured motorist', definition: 'Pays where the other driver has nothing.' },
  ],
  es: [
    { term: 'Cobertura', definition: 'Lo que paga una póliza.' },
    { term: 'Colisión', definition: 'Paga su propio auto, menos el <a href="#deductible">deducible</a>.' },
    // The pages of both languages link to the same term.
    { term: 'Deducible', id: 'deductible', definition: 'La parte de una pérdida que usted paga primero.' },
    { term: 'Prima', definition: 'Lo que cuesta la póliza.' },
  ],
} as const satisfies Record<Language, readonly { term: string; definition: string; id?: string }[]>;
