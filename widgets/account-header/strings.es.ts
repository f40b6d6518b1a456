import { sessionWarningEs } from '#account/strings.es';
import type { AccountHeaderStrings } from './strings.en.ts';

export const es: AccountHeaderStrings = {
  signIn: 'Iniciar sesión',
  moreSignedOut: 'Más opciones de la cuenta',
  account: 'Mi cuenta',
  accountOf: '{name}, menú de la cuenta',
  menu: 'Cuenta',
  close: 'Cerrar el menú',
  'tab.dashboard': 'Inicio',
  'tab.policies': 'Pólizas',
  'tab.rewards': 'Recompensas',
  'tab.account': 'Cuenta',
  'tab.myquotes': 'Mis cotizaciones',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  loadingName: 'Cargando su nombre…',
  nameFailed: 'No pudimos cargar su nombre. Su sesión sigue abierta.',
  nameOffline: 'No tiene conexión. Su sesión sigue abierta, y su nombre aparecerá cuando vuelva la conexión.',
  retry: 'Intentar de nuevo',
  signedOut: 'Su sesión está cerrada.',
  ...sessionWarningEs,
};
