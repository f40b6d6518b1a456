import type { OfficeStrings } from './strings.en.ts';

export const officeEs: OfficeStrings = {
  openNow: 'Abierta ahora',
  openAlways: 'Abierta las 24 horas',
  closes: 'cierra a las {time}',
  closedNow: 'Cerrada ahora',
  opens: 'abre a las {time}',
  opensTomorrow: 'abre mañana a las {time}',
  opensOn: 'abre el {day} a las {time}',
  hours: 'Horario',
  mondayToFriday: 'Lunes a viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
  call: 'Llamar a {office}: {phone}',
  directions: 'Cómo llegar',
  email: 'Enviar un correo',
  details: 'Más sobre la oficina',
  inNewWindow: 'abre una ventana nueva',
  close: 'Cerrar',
};
