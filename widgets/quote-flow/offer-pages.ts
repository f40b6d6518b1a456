/** The key of the page of each offered product. */
export const offerPageKeys = { renters: 'rentersPage', roadside: 'roadsidePage' } as const;
