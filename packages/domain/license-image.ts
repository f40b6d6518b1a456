/** A license image may have this many bytes at most (spec 1 §9). */
export const maximumLicenseImageBytes = 5_242_880;

/** Image types that a license can be read from. */
export const licenseImageTypes = ['image/jpeg', 'image/png'] as const;

/** Why an image of a license was not accepted; the spellings are the service's (spec 1 §8). */
export const licenseImageProblems = [
  'imageNotClear',
  'fileTypeError',
  'fileSizeExceeding',
  'unexpectederroroccured',
] as const;
export type LicenseImageProblem = (typeof licenseImageProblems)[number];

/** What can be told of an image before it is sent. */
export function licenseImageProblem({ type, size }: { type: string; size: number }): LicenseImageProblem | undefined {
  if (!(licenseImageTypes as readonly string[]).includes(type)) return 'fileTypeError';
  return size > maximumLicenseImageBytes ? 'fileSizeExceeding' : undefined;
}

/** The problem that a service's message names, in any case; undefined when it names none. */
export function licenseImageProblemOf(message: string | undefined): LicenseImageProblem | undefined {
  const named = message?.trim().toLowerCase();
  return licenseImageProblems.find((problem) => problem.toLowerCase() === named);
}
