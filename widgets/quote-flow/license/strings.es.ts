import type { licenseEn } from './strings.en.ts';

/** Spanish texts of driver info 1/3 by a license image, and of the license finding. */
export const licenseEs: Record<keyof typeof licenseEn, string> = {
  'mode.uploadImage': 'Con una foto de mi licencia',
  'mode.scanImage': 'Con mi cámara',

  'license.uploadIntro': 'Leemos una foto de su licencia para que escriba menos.',
  'license.scanIntro': 'Muestre el reverso de su licencia a la cámara para escribir menos.',
  'license.photo': 'Foto de su licencia',
  'license.photoHint': 'El reverso o el frente completo, nítido y sin reflejos. JPEG o PNG, 5 MB como máximo.',
  'license.photoInstead': 'Una foto en lugar de la cámara',
  'license.choosePhoto': 'Elegir una foto',
  'license.takePhoto': 'Tomar una foto',
  'license.chooseAnother': 'Elegir otra',
  'license.reading': 'Estamos leyendo su licencia…',
  'license.filled': 'Revise estos datos y complete lo que falte, por favor.',

  'license.imageNotClear': 'No pudimos leer esta foto. Pruebe con otra: la licencia completa, nítida y sin reflejos.',
  'license.fileTypeError': 'Elija una foto en formato JPEG o PNG.',
  'license.fileSizeExceeding': 'Esta foto pesa más de 5 MB. Elija una más pequeña.',
  'license.unexpectederroroccured': 'Algo falló al leer esta foto. Elíjala de nuevo o empiece con su nombre.',
  'license.notQuotable': 'Aún no ofrecemos cotizaciones en el código postal de esta licencia.',

  'scan.start': 'Abrir la cámara',
  'scan.title': 'Escanee su licencia',
  'scan.starting': 'Esperando su cámara. Si el navegador pregunta, permítala.',
  'scan.hint': 'Ponga el código de barras del reverso dentro del marco y no se mueva. Se lee en su dispositivo.',
  'scan.video': 'Lo que ve su cámara',
  'scan.capture': 'Tomar una foto',
  'scan.denied': 'Esta página no puede usar su cámara. Permítala en el navegador, o tome una foto.',
  'scan.missing': 'No encontramos ninguna cámara. Puede elegir una foto.',
  'scan.busy': 'Otra aplicación está usando su cámara. Ciérrela e intente de nuevo, o elija una foto.',
  'scan.unsupported': 'Su navegador no ofrece una cámara aquí. Puede elegir una foto.',

  'found.title': '¿Es usted?',
  'found.yes': 'Sí, soy yo',
  'found.no': 'No, lo escribiré yo',
  'override.title': '¿Qué datos conservamos?',
  'override.text': 'Lo que encontramos no es lo que usted escribió.',
  'override.detail': 'Dato',
  'override.typed': 'Usted escribió',
  'override.found': 'Encontramos',
  'override.keepTyped': 'Conservar lo que escribí',
  'override.keepFound': 'Usar lo encontrado',
};
