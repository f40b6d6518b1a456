import type { TeamStrings } from './strings.en.ts';

export const es: TeamStrings = {
  title: 'Conozca a nuestro equipo',
  call: 'Llamar a {name}: {phone}',
  email: 'Escribir a {name}: {email}',
  office: 'Oficina',
};
