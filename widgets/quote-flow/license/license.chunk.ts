export { uploadDriverLicense } from '#services/ocr/upload-driver-license';
export { readLicenseImage } from './read-license-image.ts';
