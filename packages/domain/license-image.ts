/** Maximum size of a license image in bytes (spec 1 §9). */
export const maximumLicenseImageBytes = 5_242_880;

/** Supported image types. */
export const licenseImageTypes = ['image/jpeg', 'image/png'] as const;

/** Why a license image was rejected; the spellings are the service's (spec 1 §8). */
export const licenseImageProblems = [
  'imageNotClear',
  'fileTypeError',
  'fileSizeExceeding',
  'unexpectederroroccured',
] as const;
export type LicenseImageProblem = (typeof licenseImageProblems)[number];

/** The problem of an image that can be detected before sending. */
export function licenseImageProblem({ type, size }: { type: string; size: number }): LicenseImageProblem | undefined {
  if (!(licenseImageTypes as readonly string[]).includes(type)) return 'fileTypeError';
  return size > maximumLicenseImageBytes ? 'fileSizeExceeding' : undefined;
}

/** The problem in a service's message, in any case; undefined for other messages. */
export function licenseImageProblemOf(message: string | undefined): LicenseImageProblem | undefined {
  const named = message?.trim().toLowerCase();
  return licenseImageProblems.find((problem) => problem.toLowerCase() === named);
}
