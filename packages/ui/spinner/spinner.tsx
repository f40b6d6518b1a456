import type { ReactNode } from 'react';
import './spinner.css';

export interface SpinnerProps {
  /** The text. It is announced politely, and so are its changes. */
  text: string;
  /** Further text, announced with it. */
  detail?: ReactNode;
  /** `block` is centered, `inline` is within a line. */
  layout?: 'block' | 'inline' | undefined;
  isTextHidden?: boolean | undefined;
  /** The visitor has asked what the spinner waits for. When this ends, the text is announced, even if it is the same. */
  isChecking?: boolean | undefined;
}

/** A loading indicator. */
export function Spinner({ text, detail, layout = 'block', isTextHidden, isChecking }: SpinnerProps): ReactNode {
  return (
    <div className={`cover-spinner cover-spinner-${layout}`} part="spinner">
      <span className="cover-spinner-ring" part="spinner-ring" aria-hidden="true" />
      <div role="status" aria-busy={isChecking || undefined}>
        <p className={`cover-announced ${isTextHidden ? 'cover-hidden' : 'cover-spinner-text'}`}>{text}</p>
        {detail && <div className="cover-announced cover-spinner-detail">{detail}</div>}
      </div>
    </div>
  );
}
