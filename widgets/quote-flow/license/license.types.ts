import type { LicenseImageProblem } from '#domain/license-image';
import type { FoundDriver } from '#services/search/found-records';
import type { HouseholdRecords } from '../household/household.types.ts';

/** What a license says that the flow asks for, by the fields of its forms. */
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

/** What was found about the visitor and waits to be taken. */
export interface Finding {
  /** Where: in public records, on an image that a service read, or in a barcode that this device read. */
  source: 'lookup' | 'image' | 'barcode';
  said: Readonly<Partial<Record<FindingField, string>>>;
  /** The record of a driver that a lookup found; empty otherwise. */
  foundRecord: string;
  household?: HouseholdRecords | undefined;
  /** Names the image, as the service keeps it; empty where there is none. */
  fileId: string;
}

/** The owner of a license, with the records of their household. */
export type FoundByLicense = FoundDriver & { household?: HouseholdRecords | undefined };

/** Where what the visitor typed and what was found are not alike. */
export interface Difference {
  field: FindingField;
  typed: string;
  found: string;
}

/** What stands in the way of an image of a license. */
export type LicenseProblem = LicenseImageProblem | 'notQuotable';

/** Why there is no picture from the camera. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

/** What of a license the machine keeps for as long as the page is open. */
export interface LicenseContext {
  finding: Finding | undefined;
  /** The image that is being read, or waits for the network. */
  licenseImage: Blob | undefined;
  /** Of the image that was chosen last. */
  licenseProblem: LicenseProblem | undefined;
}

export type LicenseEvent =
  | { type: 'IMAGE.CHOSEN'; problem: LicenseImageProblem | undefined }
  /** A still of the camera, or a file, is to be read. */
  | { type: 'IMAGE.GIVEN'; image: Blob }
  /** This device read the barcode. */
  | { type: 'LICENSE.SCANNED'; finding: Finding }
  | { type: 'FINDING.CONFIRMED' }
  | { type: 'FINDING.REJECTED' }
  | { type: 'FINDING.SETTLED'; keeps: 'typed' | 'found' }
  | CameraEvent;

/** Told to analytics, and nothing else. */
export type CameraEvent = { type: 'CAMERA.FAILED'; problem: CameraProblem };

export type LicenseEmission = CameraEvent | { type: 'LICENSE.READ'; source: 'image' | 'barcode' };
