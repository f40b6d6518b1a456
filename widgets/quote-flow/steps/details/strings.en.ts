/** English texts of a foreign license. */
export const detailsEn = {
  foreignLicenseType: 'Kind of foreign license',
  foreignLicenseTypesLoading: 'Loading the kinds…',
};
