import type { Meta } from '@storybook/react-vite';
import { serverError, networkError, pending, webPage } from '../story-harness/network.ts';
import { visitAtStep, submits, answeredVisitAtStep, story } from './fixtures.ts';
import type { FlowUser } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Driver' };
export default meta;

const byLicense = { modes: ['license', 'noLicense'] };
const givesLicense = async (visitor: FlowUser) => {
  await visitor.types('licenseNumber', '12345678');
  await visitor.types('birthDate-month', '4');
  await visitor.types('birthDate-day', '17');
  await visitor.types('birthDate-year', '1990');
  await visitor.submits();
};

export const WithAName = story({ shows: 'driverTitle' });

export const WithALicense = story({ config: byLicense, shows: 'licenseHint' });

export const OneWayOnly = story({ config: { modes: ['noLicense'] }, shows: 'driverTitle' });

export const SavedPerson = story({ ...answeredVisitAtStep('driver'), shows: 'driverTitle' });

export const NothingAnswered = story({ act: submits, shows: 'errorSummaryTitle' });

export const TooYoung = story({
  ...visitAtStep('driver', {
    drafts: { driver: { firstName: 'Alex', lastName: 'Example', birthDate: '2015-04-17', licenseNumber: '' } },
  }),
  act: submits,
  shows: 'error.ageOutOfRange',
});

export const NoSuchDate = story({
  ...visitAtStep('driver', {
    drafts: { driver: { firstName: 'A', lastName: 'Example', birthDate: '1990-02-31', licenseNumber: '' } },
  }),
  act: submits,
  shows: 'error.birthDateInvalid',
});

export const LicenseMissing = story({ config: byLicense, act: submits, shows: 'errorSummaryTitle' });

export const LookingUpTheLicense = story({
  config: byLicense,
  network: { driverByLicense: pending },
  act: givesLicense,
  shows: 'licenseSearching',
});

export const LicenseNotFound = story({
  config: byLicense,
  network: { driverByLicense: 'nobody' },
  act: givesLicense,
  shows: 'licenseNotFound',
});

export const LicenseNotFoundAndHidden = story({
  config: { ...byLicense, searchMode: 'private' },
  network: { driverByLicense: 'nobody' },
  act: givesLicense,
  shows: 'licenseNotFound',
});

export const LicenseLookupUnreachable = story({
  config: byLicense,
  network: { driverByLicense: networkError },
  act: givesLicense,
  shows: 'unreachableTitle',
});

export const LicenseLookupRefused = story({
  config: byLicense,
  network: { driverByLicense: 'unavailable' },
  act: givesLicense,
  shows: 'refusedTitle',
});

export const LicenseLookupUnreadable = story({
  config: byLicense,
  network: { driverByLicense: webPage },
  act: givesLicense,
  shows: 'malformedTitle',
});

export const SessionExpired = story({
  config: byLicense,
  network: { driverByLicense: 'tokenExpired' },
  act: givesLicense,
  shows: 'expiredTitle',
});

const byPhoto = { modes: ['uploadImage', 'noLicense', 'license', 'scanImage'] };
const byCamera = { modes: ['scanImage', 'noLicense', 'license', 'uploadImage'] };

/** A drawing of a license, in place of a photo. */
async function drawnLicense(name = 'my-license.jpg', type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 856, height: 540 });
  const surface = canvas.getContext('2d')!;
  surface.fillStyle = '#dfe7ee';
  surface.fillRect(0, 0, 856, 540);
  surface.fillStyle = '#9fb2c3';
  surface.fillRect(48, 120, 220, 280);
  surface.fillStyle = '#16212c';
  for (const line of [0, 1, 2, 3]) surface.fillRect(310, 130 + line * 70, 420 - line * 60, 26);
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([image!], name, { type });
}
const choosesPhoto = async (visitor: FlowUser) => visitor.attaches('image', await drawnLicense());
const sendsPhoto = async (visitor: FlowUser) => {
  await choosesPhoto(visitor);
  await visitor.sees('license.chooseAnother');
  await visitor.presses('next');
};
const opensTheCamera = async (visitor: FlowUser) => {
  await visitor.sees('license.takePhoto');
  await visitor.presses('scan.start');
};

export const WithAPhoto = story({ config: byPhoto, shows: 'license.choosePhoto' });

export const NoPhotoChosen = story({ config: byPhoto, act: submits, shows: 'errorSummaryTitle' });

export const PhotoChosen = story({ config: byPhoto, act: choosesPhoto, shows: 'license.chooseAnother' });

export const ReadingThePhoto = story({
  config: byPhoto,
  network: { getDriverLicense: pending },
  act: sendsPhoto,
  shows: 'license.reading',
});

export const PhotoNotClear = story({
  config: byPhoto,
  network: { getDriverLicense: 'imageNotClear' },
  act: sendsPhoto,
  shows: 'license.imageNotClear',
});

export const PhotoOfAWrongType = story({
  config: byPhoto,
  act: (visitor) => visitor.attaches('image', new File(['%PDF-1.7'], 'my-license.pdf', { type: 'application/pdf' })),
  shows: 'license.fileTypeError',
});

export const PhotoTooLarge = story({
  config: byPhoto,
  act: (visitor) =>
    visitor.attaches('image', new File([new Uint8Array(5_242_881)], 'my-license.jpg', { type: 'image/jpeg' })),
  shows: 'license.fileSizeExceeding',
});

export const PhotoFailed = story({
  config: byPhoto,
  network: { getDriverLicense: serverError },
  act: sendsPhoto,
  shows: 'license.unexpectederroroccured',
});

export const PhotoNotSent = story({
  config: byPhoto,
  network: { getDriverLicense: networkError },
  act: sendsPhoto,
  shows: 'unreachableTitle',
});

export const LicenseNotQuotable = story({
  config: { ...byPhoto, notQuotablePage: '/coming-soon' },
  network: { cityByZip: 'notServed' },
  act: sendsPhoto,
  shows: 'license.notQuotable',
});

export const PhotoReadInPart = story({
  config: byPhoto,
  network: { getDriverLicense: 'readInPart' },
  act: sendsPhoto,
  shows: 'license.filled',
});

export const IsThisYou = story({
  config: { ...byPhoto, confirmFoundInformation: true },
  act: sendsPhoto,
  shows: 'found.yes',
});

export const WhichDetailsToKeep = story({
  ...visitAtStep('driver', {
    driverEntry: 'uploadImage',
    drafts: { driver: { firstName: 'Alexander', lastName: 'Example', birthDate: '1990-04-18', licenseNumber: '' } },
  }),
  config: byPhoto,
  act: sendsPhoto,
  shows: 'override.keepTyped',
});

export const WithTheCamera = story({ config: byCamera, shows: 'license.takePhoto' });

export const WaitingForTheCamera = story({
  config: byCamera,
  device: { camera: 'asked for' },
  act: opensTheCamera,
  shows: 'scan.starting',
});

export const CameraOpen = story({
  config: byCamera,
  device: { camera: 'sees a table' },
  act: opensTheCamera,
  shows: 'scan.hint',
});

export const CameraDenied = story({
  config: byCamera,
  device: { camera: 'denied' },
  act: opensTheCamera,
  shows: 'scan.denied',
});

export const CameraMissing = story({
  config: byCamera,
  device: { camera: 'missing' },
  act: opensTheCamera,
  shows: 'scan.missing',
});

export const CameraBusy = story({
  config: byCamera,
  device: { camera: 'busy' },
  act: opensTheCamera,
  shows: 'scan.busy',
});

export const CameraNotOffered = story({
  config: byCamera,
  device: { camera: 'not offered' },
  act: opensTheCamera,
  shows: 'scan.unsupported',
});

export const GettingReady = story({
  ...answeredVisitAtStep('driver'),
  network: { createGuestToken: pending },
  shows: 'gettingReady',
});

export const NotReady = story({ network: { createGuestToken: 'botSuspected' }, shows: 'sessionFailedTitle' });

export const Offline = story({ device: { isOffline: true }, shows: 'offlineTitle' });
