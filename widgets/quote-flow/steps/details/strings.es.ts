import type { detailsEn } from './strings.en.ts';

/** Spanish texts of a foreign license. */
export const detailsEs: Record<keyof typeof detailsEn, string> = {
  foreignLicenseType: 'Tipo de licencia extranjera',
  foreignLicenseTypesLoading: 'Cargando los tipos…',
};
