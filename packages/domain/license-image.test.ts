import { describe, expect, it } from 'vitest';
import { licenseImageProblem, licenseImageProblemOf } from './license-image.ts';

describe('license image', () => {
  it.each([
    ['a photo', 'image/jpeg', 2_000_000, undefined],
    ['a drawing', 'image/png', 1, undefined],
    ['of the maximum size', 'image/jpeg', 5_242_880, undefined],
    ['one byte too large', 'image/jpeg', 5_242_881, 'fileSizeExceeding'],
    ['a document', 'application/pdf', 1000, 'fileTypeError'],
    ['without a type', '', 1000, 'fileTypeError'],
    ['a video, and too large', 'video/mp4', 9_000_000, 'fileTypeError'],
  ])('checks an image: %s', (_, type, size, problem) => expect(licenseImageProblem({ type, size })).toBe(problem));
});

it.each([
  ['imageNotClear', 'imageNotClear'],
  [' ImageNotClear ', 'imageNotClear'],
  ['unexpectedErrorOccured', 'unexpectederroroccured'],
  ['Service is not available', undefined],
  [undefined, undefined],
])('maps the message %s to the error %s', (message, problem) => expect(licenseImageProblemOf(message)).toBe(problem));
