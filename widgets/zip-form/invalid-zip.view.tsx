import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import type { ZipFormStrings } from './strings.en.ts';

/** A dialog about an invalid zip code with an OK button (spec 1 §8, "Zip form error"). */
export function InvalidZip({ labels, onClose }: { labels: ZipFormStrings; onClose(): void }): ReactNode {
  return (
    <Dialog
      isOpen
      title={labels.invalidTitle}
      size="small"
      closeText={labels.close}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {labels.ok}
        </Button>
      }
    >
      <p>{labels.invalidZip}</p>
    </Dialog>
  );
}
