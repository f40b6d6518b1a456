import type { ReactNode } from 'react';
import './spinner.css';

export interface SpinnerProps {
  /** What one waits for; each change of it is said politely. */
  text: string;
  /** More about it, said with it. */
  detail?: ReactNode;
  /** `block` stands in the middle of its place, `inline` within a line. */
  layout?: 'block' | 'inline' | undefined;
  isTextHidden?: boolean | undefined;
}

/** Something is on its way. */
export function Spinner({ text, detail, layout = 'block', isTextHidden }: SpinnerProps): ReactNode {
  return (
    <div className={`cover-spinner cover-spinner-${layout}`} part="spinner">
      <span className="cover-spinner-ring" part="spinner-ring" aria-hidden="true" />
      <div role="status">
        <p className={isTextHidden ? 'cover-hidden' : 'cover-spinner-text'}>{text}</p>
        {detail && <div className="cover-spinner-detail">{detail}</div>}
      </div>
    </div>
  );
}
