import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import './policy-dialog.css';

export interface PolicyDialogProps {
  isOpen: boolean;
  title: string;
  /** The policy in the format of {@link RichTextProps}. A blank line begins a paragraph. */
  text: string;
  closeText: string;
  /** Set `isOpen` to false. */
  onClose: () => void;
}

/** True if the text has elements that cannot be in a paragraph. */
const hasBlocks = (text: string): boolean => /<(p|ul|ol|li)\b/i.test(text);

/** A policy that a visitor can read before they agree: privacy, text messages, consent. */
export function PolicyDialog({ isOpen, title, text, closeText, onClose }: PolicyDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} title={title} closeText={closeText} onClose={onClose}>
      <div className="cover-policy" part="policy">
        {hasBlocks(text) ? (
          <RichText text={text} />
        ) : (
          text.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>
              <RichText text={paragraph} />
            </p>
          ))
        )}
      </div>
    </Dialog>
  );
}
