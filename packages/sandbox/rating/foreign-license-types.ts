import type { Language } from '#domain/language';

interface ForeignLicenseType {
  code: string;
  name: Record<Language, string>;
}

/** The most frequent countries of origin first. */
export const foreignLicenseTypes: readonly ForeignLicenseType[] = [
  { code: 'MX', name: { en: 'Mexican license', es: 'Licencia mexicana' } },
  { code: 'CA', name: { en: 'Canadian license', es: 'Licencia canadiense' } },
  { code: 'MCS', name: { en: 'Consular identification', es: 'Matrícula consular' } },
  { code: 'CAM', name: { en: 'Central or South American license', es: 'Licencia de Centroamérica o Sudamérica' } },
  { code: 'IDP', name: { en: 'International driving permit', es: 'Permiso internacional de conducir' } },
  { code: 'OTH', name: { en: 'License of another country', es: 'Licencia de otro país' } },
];
