import type { LicenseImageProblem } from '#domain/license-image';

/** The problem of a failed license image; unknown errors count as unexpected. */
export function licenseProblemOf(error: unknown): LicenseImageProblem {
  return (error as { problem?: LicenseImageProblem } | undefined)?.problem ?? 'unexpectederroroccured';
}

/** The page that opens after the problem; none for a wrong file, which the visitor can replace. */
export function pageAfter(problem: LicenseImageProblem): 'scanFailedPage' | undefined {
  return problem === 'fileTypeError' || problem === 'fileSizeExceeding' ? undefined : 'scanFailedPage';
}
