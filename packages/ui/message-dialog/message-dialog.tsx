import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface MessageDialogProps {
  title: string;
  text: string;
  /** The button that closes it. */
  okText: string;
  /** An alternative next to the button: a phone number. */
  action?: ReactNode;
  closeText: string;
  /** Called on either button, Escape or a press outside. Unmount the dialog. */
  onClose: () => void;
}

/** A message that the visitor has to confirm with an OK button: that a zip code is not valid. */
export function MessageDialog({ title, text, okText, closeText, action, onClose }: MessageDialogProps): ReactNode {
  return (
    <Dialog
      isOpen
      title={title}
      size="small"
      closeText={closeText}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {okText}
          </Button>
          {action}
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
