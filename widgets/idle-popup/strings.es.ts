import type { IdlePopupStrings } from './strings.en.ts';

export const es: IdlePopupStrings = {
  title: '¿Podemos ayudarle?',
  'title.started': 'Su cotización le espera',
  text: 'Compare aseguradoras en unos tres minutos, o pregunte a uno de nuestros agentes. Sin compromiso.',
  'text.started': 'Guardamos todo lo que escribió. Faltan pocas respuestas para ver sus precios.',
  start: 'Cotizar',
  continue: 'Continuar mi cotización',
  call: 'Llamar al {phone}',
  chat: 'Chatear con nosotros',
  close: 'Cerrar',
  hint: 'Presione Tab para responder, o Escape para cerrar.',
};
