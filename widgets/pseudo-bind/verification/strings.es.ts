import type { VerificationStrings } from './strings.en.ts';

/** Spanish texts of the contact verification. */
export const verificationEs: VerificationStrings = {
  'verification.title': 'Verifique sus datos de contacto',
  'verification.intro':
    'Su agente le envía dos códigos: uno por correo electrónico y otro por mensaje de texto. Escriba cada uno cuando llegue.',
  'verification.introEmail': 'Su agente le envía un código por correo electrónico. Escríbalo cuando llegue.',
  'verification.introText': 'Su agente le envía un código por mensaje de texto. Escríbalo cuando llegue.',
  'verification.unawareTitle': 'No pudimos avisar a ningún agente',
  'verification.unawareText': 'Sus respuestas se conservan, pero ningún agente sabe aún que debe enviarle los códigos.',
  'verification.nowhereTitle': 'No tenemos adónde enviarle los códigos',
  'verification.nowhereText':
    'Su cotización no tiene ni correo electrónico ni número de teléfono. Sus respuestas se conservan, y un agente termina la compra con usted.',
  'verification.callAgency': 'Llamar al {phone}',
  'verification.emailLabel': 'Código de su correo electrónico',
  'verification.emailHint': 'Llega a {email}',
  'verification.textLabel': 'Código de su mensaje de texto',
  'verification.textHint': 'Llega al {phone}',
  'verification.digitsOnly': 'Solo tiene números.',
  'verification.verifyEmail': 'Verificar el código del correo',
  'verification.verifyText': 'Verificar el código del mensaje',
  'verification.sending': 'Enviando…',
  'verification.emailBlank': 'Escriba el código de su correo electrónico',
  'verification.textBlank': 'Escriba el código de su mensaje de texto',
  'verification.emailSent': 'Su agente está revisando el código de su correo.',
  'verification.textSent': 'Su agente está revisando el código de su mensaje.',
  'verification.emailVerified': 'Su correo electrónico está verificado.',
  'verification.textVerified': 'Su número de teléfono está verificado.',
  'verification.attempt': 'Intento {attempt} de {count}',
  'verification.tryAgain': 'Ese no era el código. Escriba el último que recibió.',
  'verification.emailFailed': 'No se pudo verificar el código de su correo. Inténtelo de nuevo.',
  'verification.textFailed': 'No se pudo verificar el código de su mensaje. Inténtelo de nuevo.',
  'verification.bothFailed':
    'No se pudieron verificar ni el código de su correo ni el de su mensaje. Intente ambos de nuevo.',
  'verification.emailReset':
    'Tres códigos del correo no coincidieron. Su agente le envía uno nuevo; empiece de nuevo con él.',
  'verification.textReset':
    'Tres códigos del mensaje no coincidieron. Su agente le envía uno nuevo; empiece de nuevo con él.',
  'verification.timerTitle': 'Su agente le está enviando los códigos',
  'verification.notifying': 'Estamos pidiendo los códigos a su agente',
  'verification.waitingTitle': 'Esperando a su agente',
  'verification.checking': 'Su agente está revisando sus códigos',
  'verification.waitingText': 'Mantenga abierta esta página. Le avisamos en cuanto haya una respuesta.',
  'verification.waitingNoText':
    'Su agente aún no pudo confirmar todo y sigue en ello. También puede hablar con nosotros por teléfono.',
  'verification.timeLeft': 'Suele estar listo en {time}',
  'verification.halfLeft': 'Quedan unos {seconds} segundos. Puede añadir más tiempo.',
  'verification.timeOver':
    'Esto tarda más de lo habitual. No se pierde nada: espere cuanto quiera, o hable con nosotros por teléfono.',
  'verification.moreTime': 'Dar más tiempo',
  'verification.callBack': 'Pedir que me llamen',
  'verification.callBackBusy': 'Pidiendo…',
  'verification.callBackRequested': 'Su agente le llamará al {phone}. Mientras tanto puede quedarse en esta página.',
  'verification.callBackFailed': 'No pudimos transmitir su petición de una llamada. Inténtelo de nuevo.',
  'verification.callBackNoted':
    'Su petición de una llamada está en la lista de su agente, pero no pudimos avisarle. También puede llamarnos.',
  'verification.verifiedTitle': 'Está verificado',
  'verification.verifiedText': 'Sus datos de contacto están verificados. Gracias.',
  'verification.saving': 'Estamos pasando sus respuestas a su agente…',
  'verification.continue': 'Continuar',
  'verification.later': 'Hacerlo más tarde',
  'verification.close': 'Cerrar',
  'verification.offlineTitle': 'No tiene conexión',
  'verification.offlineText': 'Lo que escribió se conserva. Seguimos solos cuando vuelva su conexión.',
  'verification.unreachableTitle': 'Nuestro servicio no respondió como debía',
  'verification.unreachableText': 'Lo que escribió se conserva, y seguimos intentando.',
  'verification.retry': 'Intentar ahora',
};
