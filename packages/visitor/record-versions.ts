/**
 * Versions of records that several widgets read. Raise one when its shape changes: records of another version are
 * ignored.
 */
export const prefillVersion = 2;
export const paymentVisitVersion = 3;
export const rentersVisitVersion = 1;
export const roadsideVisitVersion = 1;
