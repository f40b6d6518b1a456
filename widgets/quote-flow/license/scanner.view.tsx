import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DriverLicense } from '#domain/driver-license';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Spinner } from '#ui/spinner';
import { useFlow } from '../flow-context.ts';
import { CameraError, closeCamera, openCamera, takePicture } from './camera.ts';
import type { CameraProblem } from './license.types.ts';
import './scanner.css';

export interface ScannerProps {
  onClose: () => void;
  /** The barcode was read, on this device. */
  onRead: (license: DriverLicense) => void;
  /** The visitor took a picture. */
  onPicture: (image: Blob) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** Milliseconds between two scans, so that the page stays responsive. */
const pause = 250;

/** The camera’s picture with a frame for the license. Every way to leave it turns the camera off. */
export function Scanner(props: ScannerProps): ReactNode {
  const { labels } = useFlow();
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  const [isTaking, setTaking] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let isWanted = true;
    let opened: MediaStream | undefined;
    const fail = (error: unknown) => {
      if (isWanted) latest.current.onProblem(error instanceof CameraError ? error.problem : 'unsupported');
    };
    const open = async () => {
      opened = await openCamera();
      if (!isWanted) {
        closeCamera(opened);
        return;
      }
      opened.getVideoTracks()[0]?.addEventListener('ended', () => fail(new CameraError('busy')));
      setStream(opened);
    };
    open().catch(fail);
    const hide = () => document.hidden && latest.current.onClose();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', hide);
    return () => {
      isWanted = false;
      if (opened) closeCamera(opened);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', hide);
    };
  }, []);

  useEffect(() => {
    const picture = video.current;
    if (!stream || !picture) return undefined;
    let isWanted = true;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    picture.srcObject = stream;
    picture.play().catch(() => undefined);
    const scan = async () => {
      const { readPicture } = await import('./license-decoder.ts');
      const license = picture.readyState >= picture.HAVE_CURRENT_DATA ? await readPicture(picture) : undefined;
      if (!isWanted) return;
      if (license) latest.current.onRead(license);
      else waiting = setTimeout(again, pause);
    };
    // Without a decoder, a picture can still be taken.
    const again = () => void scan().catch(() => undefined);
    again();
    return () => {
      isWanted = false;
      clearTimeout(waiting);
      picture.srcObject = null;
    };
  }, [stream]);

  async function take(): Promise<void> {
    const picture = video.current;
    if (!picture || isTaking) return;
    setTaking(true);
    const image = await takePicture(picture);
    // Meanwhile the visitor canceled, or the barcode was read.
    if (video.current !== picture) return;
    if (image) props.onPicture(image);
    else setTaking(false);
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title={labels['scan.title']}
      closeText={labels.close}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="primary" isDisabled={!stream} isBusy={isTaking} onClick={() => stream && void take()}>
            {labels['scan.capture']}
          </Button>
          <Button onClick={props.onClose}>{labels.cancel}</Button>
        </>
      }
    >
      <p className="cover-scanner-hint">{labels['scan.hint']}</p>
      <div className="cover-scanner" part="scanner">
        {stream ? (
          <>
            <video
              className="cover-scanner-video"
              part="scanner-video"
              ref={video}
              muted
              playsInline
              autoPlay
              aria-label={labels['scan.video']}
            />
            <span className="cover-scanner-frame" part="scanner-frame" aria-hidden="true" />
          </>
        ) : (
          <Spinner text={labels['scan.starting']} />
        )}
      </div>
    </Dialog>
  );
}
