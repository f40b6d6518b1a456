import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { licenseImageProblem, licenseImageTypes } from '#domain/license-image';
import { FileField } from '#ui/file-field';
import type { FieldBinding } from '#ui/form';
import { Notice } from '#ui/notice';
import { useFlow } from '../flow-context.ts';
import { licenseFinding } from './license-finding.ts';
import type { CameraProblem } from './license.types.ts';
import { Scanner } from './scanner.view.tsx';

export interface LicenseImageProps {
  /** The state of the chosen file. */
  field: FieldBinding<File | undefined>;
  /** The camera is open. */
  isScanning: boolean;
  onScanEnd: () => void;
}

/** Driver info 1/3 by an image of the license: a file, or the camera with a file as the fallback. */
export function LicenseImage({ field, isScanning, onScanEnd }: LicenseImageProps): ReactNode {
  const { labels, send, driver } = useFlow();
  const [cameraProblem, setCameraProblem] = useState<CameraProblem>();
  const isScan = driver.entry === 'scanImage';
  const error = driver.problem ? labels[`license.${driver.problem}`] : field.error;

  // Preloads the code that sends an image, which a visitor of this page is about to choose.
  useEffect(() => void import('./license.chunk.ts').catch(() => undefined), []);

  function choose(image: File | undefined): void {
    field.onChange(image);
    send({ type: 'IMAGE.CHOSEN', problem: image && licenseImageProblem(image) });
  }

  return (
    <>
      {isScan && cameraProblem && !isScanning && (
        <Notice tone="warning" announces="atOnce">
          {labels[`scan.${cameraProblem}`]}
        </Notice>
      )}
      <FileField
        {...field}
        error={error}
        label={isScan ? labels['license.photoInstead'] : labels['license.photo']}
        hint={labels['license.photoHint']}
        optionalText={isScan ? labels.optional : undefined}
        chooseText={isScan ? labels['license.takePhoto'] : labels['license.choosePhoto']}
        changeText={labels['license.chooseAnother']}
        accept={licenseImageTypes.join(',')}
        capture={isScan ? 'environment' : undefined}
        onChange={choose}
      />
      {isScan && isScanning && (
        <Scanner
          onClose={onScanEnd}
          onRead={(license) => {
            onScanEnd();
            send({ type: 'LICENSE.SCANNED', finding: licenseFinding(license, { source: 'barcode', fileId: '' }) });
          }}
          onPicture={(image) => {
            onScanEnd();
            send({ type: 'IMAGE.SUBMITTED', image });
          }}
          onProblem={(problem) => {
            onScanEnd();
            setCameraProblem(problem);
            send({ type: 'CAMERA.FAILED', problem });
          }}
        />
      )}
    </>
  );
}
