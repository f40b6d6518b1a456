import type { contactEn } from './strings.en.ts';

/** Spanish texts of the disclosure that explains the consent. */
export const contactEs: Record<keyof typeof contactEn, string> = {
  consentPolicyLink: 'Política de consentimiento',
  consentPolicyTitle: 'Política de consentimiento',
  consentPolicyText:
    'Al aceptar, nos permite a nosotros y a las aseguradoras cuyas cotizaciones pide comunicarnos con usted sobre su cotización por teléfono, mensaje de texto y correo electrónico, al número y a la dirección que indique, también con medios automáticos o mensajes grabados.\n\nPuede retirar su consentimiento en cualquier momento: díganoslo por teléfono o correo, o responda STOP a un mensaje. No tiene que aceptar para comprar un seguro: también puede llamarnos.',
};
