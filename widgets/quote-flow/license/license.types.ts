import type { CalendarDate } from '#domain/calendar-date';
import type { LicenseImageProblem } from '#domain/license-image';
import type { FoundDriver } from '#services/search/found-records';
import type { HouseholdRecords } from '../household/household.types.ts';

/** The form fields that a license can fill. */
export const findingFields = [
  'firstName',
  'lastName',
  'birthDate',
  'licenseNumber',
  'street',
  'apartment',
  'city',
  'state',
  'zip',
  'gender',
  'maritalStatus',
] as const;
export type FindingField = (typeof findingFields)[number];

/** The data of a license lookup, image or barcode that is not applied yet. */
export interface Finding {
  /** Public records, an image that the service read, or a barcode that this device read. */
  source: 'lookup' | 'image' | 'barcode';
  fields: Readonly<Partial<Record<FindingField, string>>>;
  /** The issue date of the license, when a barcode or the record has it. */
  issueDate?: CalendarDate | undefined;
  /** The record of a driver that a lookup found; empty otherwise. */
  foundRecord: string;
  household?: HouseholdRecords | undefined;
  /** The service's id of the image; empty when there is none. */
  fileId: string;
}

/** The owner of a license, with the records of their household. */
export type FoundByLicense = FoundDriver & { household?: HouseholdRecords | undefined };

/** A field whose typed value differs from the finding. */
export interface Difference {
  field: FindingField;
  typed: string;
  found: string;
}

/** Why a license image was not used. */
export type LicenseProblem = LicenseImageProblem | 'notQuotable';

/** Why there is no picture from the camera. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

/** The license data that lives as long as the page. */
export interface LicenseContext {
  finding: Finding | undefined;
  /** The image that is being read or waits for the network. */
  licenseImage: Blob | undefined;
  /** The problem of the last chosen image. */
  licenseProblem: LicenseProblem | undefined;
}

export type LicenseEvent =
  | { type: 'IMAGE.CHOSEN'; problem: LicenseImageProblem | undefined }
  /** A still of the camera, or a file, is to be read. */
  | { type: 'IMAGE.SUBMITTED'; image: Blob }
  /** This device read the barcode. */
  | { type: 'LICENSE.SCANNED'; finding: Finding }
  | { type: 'FINDING.CONFIRMED' }
  | { type: 'FINDING.REJECTED' }
  | { type: 'FINDING.SETTLED'; keeps: 'typed' | 'found' }
  | CameraEvent;

/** Sent to analytics only. */
export type CameraEvent = { type: 'CAMERA.FAILED'; problem: CameraProblem };

export type LicenseEmission =
  | CameraEvent
  | { type: 'LICENSE.READ'; source: 'image' | 'barcode' }
  /** An image was checked, here or by the service; `problem` says why it is not used. */
  | { type: 'LICENSE.CHECKED'; problem: LicenseProblem | undefined };
