import type { CameraProblem } from './license.types.ts';

/** A camera that could not be opened. */
export class CameraError extends Error {
  constructor(readonly problem: CameraProblem) {
    super(`The camera could not be opened: ${problem}`);
  }
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * Opens the rear camera if the device has two.
 *
 * @throws {CameraError} when there is none, or the visitor, the page or another application blocks it.
 */
export async function openCamera(): Promise<MediaStream> {
  // Insecure pages have no media devices.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices?.getUserMedia) throw new CameraError('unsupported');
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (error) {
    throw new CameraError(problems[error instanceof Error ? error.name : ''] ?? 'unsupported');
  }
}

/** Turns the camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Takes the video's current frame as a photo. */
export function takePicture(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob((image) => resolve(image ?? undefined), 'image/jpeg', 0.9));
}
