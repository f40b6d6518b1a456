import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './progress.css';
import './progress-later.css';

export interface ProgressStage<Key extends string = string> {
  key: Key;
  label: string;
}

export interface ProgressProps<Key extends string = string> {
  /** The accessible name of the list. */
  label: string;
  stages: readonly ProgressStage<Key>[];
  /** The current stage; undefined when all are complete. */
  current: Key | undefined;
  /** 0 to 100. */
  percent: number;
  /** `37% complete`. */
  percentText: string;
  /** Screen-reader text after the name of a completed stage. */
  completedText: string;
  /** Returns to a completed stage. Without it the stages are plain text. */
  onSelect?: ((key: Key) => void) | undefined;
}

/** The stages of a flow and the percentage completed. */
export function Progress<Key extends string = string>(props: ProgressProps<Key>): ReactNode {
  const { label, stages, current, percent, percentText, completedText, onSelect } = props;
  const found = stages.findIndex(({ key }) => key === current);
  const currentIndex = found < 0 ? stages.length : found;
  return (
    <nav className="cover-progress" part="progress" aria-label={label}>
      <ol role="list" className="cover-progress-stages">
        {stages.map(({ key, label: name }, index) => {
          const isDone = index < currentIndex;
          const state = isDone ? 'done' : index === currentIndex ? 'current' : 'ahead';
          const content = (
            <>
              <span className="cover-progress-mark" aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className="cover-progress-name">
                {name}
                {isDone && <span className="cover-hidden">, {completedText}</span>}
              </span>
            </>
          );
          const shared = { className: 'cover-progress-stage', part: `stage stage-${state}` };
          return (
            <li
              className={`cover-progress-item cover-progress-${state}`}
              key={key}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {isDone && onSelect ? (
                <button {...shared} type="button" onClick={() => onSelect(key)}>
                  {content}
                </button>
              ) : (
                <span {...shared}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className="cover-progress-meter">
        <progress
          className="cover-progress-bar"
          part="progress-bar"
          value={percent}
          max={100}
          aria-label={percentText}
        />
        <span className="cover-progress-percent" part="progress-percent" aria-hidden="true">
          {percentText}
        </span>
      </div>
    </nav>
  );
}
