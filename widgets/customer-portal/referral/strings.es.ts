import type { referralEn } from './strings.en.ts';

/** Spanish texts of the form that refers a friend. */
export const referralEs: typeof referralEn = {
  'referral.title': 'Recomiende a un amigo',
  'referral.lead': 'Díganos a quién podemos llamar con una cotización. Diremos que usted nos recomendó.',
  'referral.loading': 'Cargando el formulario…',
  'referral.incompleteProfile':
    'Para recomendar a un amigo necesitamos su nombre, su correo y su teléfono, y a su perfil le falta alguno. Llámenos para completarlo.',
  'referral.call': 'Llamar al {phone}',
  'referral.firstName': 'Nombre de su amigo',
  'referral.lastName': 'Apellido de su amigo',
  'referral.email': 'Correo electrónico de su amigo',
  'referral.phone': 'Teléfono de su amigo',
  'referral.phoneHint': 'Por ejemplo 512-555-0142',
  'referral.birthDate': 'Fecha de nacimiento de su amigo',
  'referral.month': 'Mes',
  'referral.day': 'Día',
  'referral.year': 'Año',
  'referral.zip': 'Código postal de su amigo',
  'referral.zipLookingUp': 'Buscando el código postal…',
  'referral.zipFound': '{city}, {state}',
  'referral.invalidTitle': 'Revise el código postal',
  'referral.invalidZip': 'Debe escribir un código postal válido',
  'referral.zipNotServed':
    'Todavía no ofrecemos seguros en {city}, {state}, así que no podríamos cotizarle a su amigo. Escriba el código postal de la casa de su amigo.',
  'referral.ok': 'Aceptar',
  'referral.zipNotLookedUp': 'No pudimos buscarlo. Escriba la ciudad y elija el estado.',
  'referral.city': 'Ciudad',
  'referral.state': 'Estado',
  'referral.chooseState': 'Elija',
  'referral.consent':
    'Al enviar este formulario confirma que su amigo acepta que lo contactemos por teléfono, mensaje de texto o correo acerca de seguros.',
  'referral.submit': 'Recomendar a mi amigo',
  'referral.sending': 'Enviando…',
  'referral.thanksTitle': 'Gracias por su recomendación',
  'referral.thanksText': 'La recibimos, y pronto nos comunicaremos con {name}.',
  'referral.another': 'Recomendar a otro amigo',
  'referral.failedTitle': 'No pudimos enviar su recomendación',
  'referral.failed.offline':
    'No tiene conexión. Todo lo que escribió se conserva y se envía cuando vuelva la conexión.',
  'referral.failed.unreachable':
    'Nuestro servicio no respondió como debía. Todo lo que escribió se conserva: inténtelo de nuevo, su amigo se recomienda una sola vez.',
  'referral.failed.malformed':
    'No pudimos leer la respuesta de nuestro servicio. Todo lo que escribió se conserva: inténtelo de nuevo, su amigo se recomienda una sola vez.',
  'referral.failed.refused':
    'Nuestro servicio no puede aceptarla ahora. Todo lo que escribió se conserva: revíselo o llámenos.',
  'referral.failed.expired': 'Su sesión terminó. Inicie sesión de nuevo para continuar.',
  'referral.errorSummary': 'Revise estas respuestas',
  'referral.error.required': 'Falta este dato: {field}',
  'referral.error.tooLong': 'Demasiado largo: {field}',
  'referral.error.nameTooShort': 'Escriba al menos 2 letras: {field}',
  'referral.error.emailInvalid': 'Escriba un correo como nombre@example.com',
  'referral.error.phoneInvalid': 'Escriba un teléfono de EE. UU., como 512-555-0142',
  'referral.error.birthDateInvalid': 'Escriba una fecha de nacimiento real, como 4 17 1990 (mes, día, año)',
  'referral.error.ageOutOfRange': 'Podemos contactar a personas de {0} a {1} años',
  'referral.error.zipInvalid': 'Un código postal tiene cinco dígitos',
  'referral.error.zipUnknown': 'No conocemos este código postal',
  'referral.error.zipNotQuotable': 'Todavía no ofrecemos seguros en este código postal',
  'referral.error.stateInvalid': 'El código postal {zip} está en {states}',
};
