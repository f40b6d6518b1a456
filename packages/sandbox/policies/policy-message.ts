import type { Language } from '#domain/language';

/**
 * The services' messages about a payment. The first four are the same in every language, because pages match their
 * text.
 */
export const policyMessages = {
  notFound: 'Policy not found',
  paymentNotFound: 'Payment not found',
  alreadyMade: 'This payment has already been made',
  approved: 'This transaction has been approved',
} as const;

const translated = {
  dueSoon: {
    en: 'Your payment is due within 48 hours. Please call your agent, so that it arrives in time.',
    es: 'Su pago vence en menos de 48 horas. Llame a su agente para que llegue a tiempo.',
  },
  pastDue: {
    en: 'Your payment is past due. Please call your agent.',
    es: 'Su pago está vencido. Llame a su agente.',
  },
  elsewhere: {
    en: 'Your carrier collects this payment by automatic withdrawal.',
    es: 'Su aseguradora cobra este pago mediante débito automático.',
  },
  approved: { en: 'Approved', es: 'Aprobado' },
  declined: {
    en: 'The bank declined the card. Nothing was charged.',
    es: 'El banco rechazó la tarjeta. No se le cobró nada.',
  },
  abandoned: {
    en: 'You left before paying. Nothing was charged.',
    es: 'Salió antes de pagar. No se le cobró nada.',
  },
  open: { en: 'This payment has not been made yet.', es: 'Este pago todavía no se ha hecho.' },
} as const satisfies Record<string, Record<Language, string>>;

export function policyMessage(name: keyof typeof translated, language: Language): string {
  return translated[name][language];
}
