import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../heading/heading.tsx';
import './spinner.css';

export interface SpinnerProps {
  /** The text. It is announced politely, and so are its changes. */
  text: string;
  /** Further text, announced with it. */
  detail?: ReactNode;
  /** Shown below, with a live region of its own: its changes do not repeat the texts above. */
  children?: ReactNode;
  /** `block` is centered, `inline` is within a line. */
  layout?: 'block' | 'inline' | undefined;
  isTextHidden?: boolean | undefined;
  /**
   * The text is the heading of a page with nothing else. It takes the focus, which announces it. On a page that has
   * just loaded it does not, and is announced politely.
   */
  isHeading?: boolean | undefined;
  /** The visitor has asked what the spinner waits for. When this ends, the text is announced, even if it is the same. */
  isChecking?: boolean | undefined;
}

/** A loading indicator. */
export function Spinner(props: SpinnerProps): ReactNode {
  const { text, detail, children, layout = 'block', isTextHidden, isHeading, isChecking } = props;
  return (
    <div className={`cover-spinner cover-spinner-${layout}`} part="spinner">
      <span className="cover-spinner-ring" part="spinner-ring" aria-hidden="true" />
      {isHeading ? (
        <WaitingHeading text={text} />
      ) : (
        <div>
          <div role="status" aria-busy={isChecking || undefined}>
            <p className={`cover-announced ${isTextHidden ? 'cover-hidden' : 'cover-spinner-text'}`}>{text}</p>
            {detail && <div className="cover-announced cover-spinner-detail">{detail}</div>}
          </div>
          {children && <div className="cover-spinner-detail">{children}</div>}
        </div>
      )}
    </div>
  );
}

function WaitingHeading({ text }: { text: string }): ReactNode {
  const heading = useHeadingFocus('waiting');
  const [hasFocus, setHasFocus] = useState(true);
  useLayoutEffect(() => {
    const root = heading.current?.getRootNode() as Document | ShadowRoot | undefined;
    setHasFocus(root?.activeElement === heading.current);
  }, [heading]);
  return (
    <div role={hasFocus ? undefined : 'status'}>
      <h2
        className={hasFocus ? 'cover-spinner-text' : 'cover-spinner-text cover-announced'}
        ref={heading}
        tabIndex={-1}
      >
        {text}
      </h2>
    </div>
  );
}
