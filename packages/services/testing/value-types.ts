import * as z from 'zod/mini';
import { isCalendarDate } from '#domain/calendar-date';
import { stateCodes } from '#domain/us-state';

// Parts of the schemas in `*.fixture.ts`: values that calls may return.

export const nonEmpty = z.string().check(z.minLength(1));
export const day = z.string().check(z.refine(isCalendarDate));
export const cents = z.int().check(z.nonnegative());
export const amounts = z.array(z.number().check(z.nonnegative()));
export const year = z.int().check(z.nonnegative());
export const state = z.enum(stateCodes);
export const zip = z.string().check(z.regex(/^\d{5}$/));
export const place = z.strictObject({ zip, city: nonEmpty, state });
export const nothing = z.undefined();
export const https = z.string().check(z.regex(/^https:\/\//));
export const vehicleName = { year, make: nonEmpty, model: nonEmpty };
export const foundVin = z.union([z.literal(''), z.string().check(z.length(17))]);
export const foundVehicle = z.strictObject({ foundRecord: nonEmpty, vin: foundVin, ...vehicleName });
