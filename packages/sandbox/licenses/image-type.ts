import type { licenseImageTypes } from '#domain/license-image';

const beginnings: readonly { type: (typeof licenseImageTypes)[number]; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** The type of an image file, by its first bytes; undefined when it is not supported. */
export function imageTypeOf(file: Uint8Array): (typeof licenseImageTypes)[number] | undefined {
  return beginnings.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.type;
}
