import type { licenseImageTypes } from '#domain/license-image';

const beginnings: readonly { type: (typeof licenseImageTypes)[number]; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** What an image file is, by how it begins; undefined when it is none that is read here. */
export function imageTypeOf(file: Uint8Array): (typeof licenseImageTypes)[number] | undefined {
  return beginnings.find(({ bytes }) => bytes.every((byte, place) => file[place] === byte))?.type;
}
