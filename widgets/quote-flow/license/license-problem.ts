import type { LicenseImageProblem } from '#domain/license-image';

/** What reading an image of a license failed with; one that says nothing of itself is a fault nobody expected. */
export function licenseProblemOf(error: unknown): LicenseImageProblem {
  return (error as { problem?: LicenseImageProblem } | undefined)?.problem ?? 'unexpectederroroccured';
}

/** Where a visitor is taken after it. Who chose a wrong file only needs to choose another. */
export function pageAfter(problem: LicenseImageProblem): 'scanFailedPage' | undefined {
  return problem === 'fileTypeError' || problem === 'fileSizeExceeding' ? undefined : 'scanFailedPage';
}
