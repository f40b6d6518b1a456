import type { ReactNode } from 'react';
import './segments.css';

export interface SegmentsProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: NoInfer<Value>) => void;
  /** Shows the label next to the buttons. */
  isLabelShown?: boolean | undefined;
}

/** A segmented control: buttons side by side, one pressed. A press applies at once. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): ReactNode {
  const { label, options, value, onChange, isLabelShown } = props;
  return (
    <div className="cover-segments" role="group" aria-label={label}>
      {isLabelShown && (
        <span className="cover-segments-label" aria-hidden="true">
          {label}
        </span>
      )}
      <span className="cover-segments-buttons">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="cover-segment"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </span>
    </div>
  );
}
