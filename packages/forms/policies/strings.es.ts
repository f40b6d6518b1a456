import type { policiesEn } from './strings.en.ts';

/** Spanish texts of the policies about marketing. */
export const policiesEs: Record<keyof typeof policiesEn, string> = {
  consentTitle: 'Política de consentimiento',
  consentText:
    'Al aceptar, nos permite comunicarnos con usted sobre nuestros productos y ofertas por teléfono, mensaje de texto y correo electrónico, al número y a la dirección que indique, también con medios automáticos o mensajes grabados.\n\nPuede retirar su consentimiento en cualquier momento: díganoslo por teléfono o correo, o responda STOP a un mensaje. No tiene que aceptar para comprar un seguro: también puede llamarnos.',
  privacyTitle: 'Política de privacidad',
  privacyText:
    'Usamos lo que usted escribe para responderle, para preparar su seguro y para hablar con usted sobre él. Lo compartimos con las aseguradoras a las que pide una cotización y con los servicios que trabajan para nosotros.\n\nNo lo vendemos. En cualquier momento puede preguntarnos qué datos suyos tenemos, y pedir que los corrijamos o los borremos.',
  smsTitle: 'Política de mensajes de texto',
  smsText:
    'Si usted acepta, podemos enviarle mensajes de texto sobre su seguro y nuestras ofertas. Pueden aplicarse tarifas de mensajes y datos, y la frecuencia varía.\n\nResponda STOP para no recibir más mensajes, o HELP para recibir ayuda. Su consentimiento no es condición de compra.',
};
