import type { Language } from '#domain/language';
import type { PurchaseRequest } from './purchase-request.ts';

/** An underwriting question of the sandbox's carriers. */
interface SeededQuestion {
  code: string;
  text: Record<Language, string>;
  /** How yes and no are worded. */
  answers?: Record<Language, [yes: string, no: string]>;
  yesValue: string;
  noValue: string;
  /** The page continues only with this value. */
  validValue?: string;
  /** The carrier does not sell after this value, which the page does not receive. */
  refusedValue?: string;
  error: Record<Language, string>;
}

const rideshare: SeededQuestion = {
  code: 'Rideshare',
  text: {
    en: '{0}, does anybody drive one of the cars for a ride-sharing service?',
    es: '{0}, ¿alguien maneja uno de los autos para un servicio de transporte compartido?',
  },
  yesValue: 'Y',
  noValue: 'N',
  validValue: 'N',
  error: {
    en: 'This carrier does not insure cars of ride-sharing services.',
    es: 'Esta aseguradora no asegura autos de servicios de transporte compartido.',
  },
};

const deliveries: SeededQuestion = {
  code: 'Deliveries',
  text: {
    en: 'Does anybody deliver goods or food with one of the cars?',
    es: '¿Alguien reparte mercancía o comida con uno de los autos?',
  },
  yesValue: 'Y',
  noValue: 'N',
  refusedValue: 'Y',
  error: {
    en: 'The carrier does not insure cars that deliver goods.',
    es: 'La aseguradora no asegura autos que reparten mercancía.',
  },
};

const registered: SeededQuestion = {
  code: 'Registered',
  text: {
    en: 'Are all cars registered in your household?',
    es: '¿Están todos los autos registrados en su hogar?',
  },
  answers: { en: ['All of them', 'Not all'], es: ['Todos', 'No todos'] },
  yesValue: '1',
  noValue: '2',
  error: { en: '', es: '' },
};

const byCarrier: Readonly<Record<string, readonly SeededQuestion[]>> = {
  '1003': [],
  '1004': [rideshare, deliveries, registered],
  '1008': [deliveries],
};

/** The questions of a carrier, in its order. */
export function questionsOf(carrierId: string): readonly SeededQuestion[] {
  return byCarrier[carrierId] ?? [rideshare, deliveries];
}

/** Why a carrier does not sell after these answers, in the language of the request; empty when it does. */
export function refusalsOf({ carrierId, questionAnswers = [], header }: PurchaseRequest): string[] {
  return questionsOf(carrierId).flatMap(({ code, validValue, refusedValue, error, text }) => {
    const answer = questionAnswers.find(({ questionCd }) => questionCd === code)?.answer;
    if (answer === undefined) return [`${unanswered[header.lang]} ${text[header.lang].replace('{0}, ', '')}`];
    const isRefused = answer === refusedValue || (validValue !== undefined && answer !== validValue);
    return isRefused ? [error[header.lang]] : [];
  });
}

const unanswered: Record<Language, string> = {
  en: 'The carrier needs an answer:',
  es: 'La aseguradora necesita una respuesta:',
};
