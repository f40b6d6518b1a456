import * as z from 'zod/mini';
import { described } from '#domain/description';
import { driverModes } from '../steps/driver/driver-entry.ts';

/** The configuration keys of driver info 1/3; the flow's schema spreads them. */
export const licenseConfigShape = {
  modes: described(z._default(z.array(z.enum(driverModes)).check(z.minLength(1)), ['noLicense', 'license']), {
    description:
      'Ways in which the first driver can answer, in the order offered: noLicense asks for name and date of birth; license asks for a license number and date of birth and looks the driver up; uploadImage reads a photo of the license; scanImage reads its barcode with the camera. The two with images are offered only when they are listed here: the services must read images, and the page must allow the camera. The first is selected initially; a single mode is not offered as a choice.',
    examples: [['noLicense', 'license', 'uploadImage', 'scanImage'], ['noLicense']],
  }),
  confirmFoundInformation: described(z._default(z.boolean(), false), {
    description: 'Shows the data found by a license lookup or image and asks “Is this you?” before continuing.',
    examples: [true],
  }),
  scanFailedPage: described(z._default(z.string(), ''), {
    description:
      'Address that a visitor is taken to when the image of their license could not be read. Empty: a message says so, and they can try another. A file that is too large or of the wrong type never navigates.',
    examples: ['/call-us'],
  }),
  notQuotablePage: described(z._default(z.string(), ''), {
    description:
      'Address that a visitor is taken to when the zip code on the image of their license is not quotable. Empty: the flow goes on, and the address step says so at its zip code.',
    examples: ['/coming-soon'],
  }),
};
