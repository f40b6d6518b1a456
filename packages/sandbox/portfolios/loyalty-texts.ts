import type { Language } from '#domain/language';

type Texts = Readonly<Record<Language, string>>;

export const loyaltyTexts = {
  tooFewPoints: {
    en: 'You do not have enough points for this gift card.',
    es: 'No tiene suficientes puntos para esta tarjeta de regalo.',
  },
  noSuchCard: {
    en: 'This gift card is not available at the moment.',
    es: 'Esta tarjeta de regalo no está disponible en este momento.',
  },
  notEnrolled: {
    en: 'You do not take part in the rewards program.',
    es: 'Usted no participa en el programa de recompensas.',
  },
  ownEmail: {
    en: 'This is your own email address. Please enter your friend’s.',
    es: 'Este es su propio correo electrónico. Escriba el de su amigo.',
  },
} as const satisfies Record<string, Texts>;
