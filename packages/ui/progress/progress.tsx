import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './progress.css';

export interface ProgressStage<Key extends string = string> {
  key: Key;
  label: string;
}

export interface ProgressProps<Key extends string = string> {
  /** Names the steps for assistive technology. */
  label: string;
  stages: readonly ProgressStage<Key>[];
  /** The stage that one is in; undefined when all are behind. */
  current: Key | undefined;
  /** 0 to 100. */
  percent: number;
  /** `37% complete`. */
  percentText: string;
  /** Said after the name of a stage that is done. */
  completedText: string;
  /** Goes back to a stage that is done. Without it they are plain text. */
  onSelect?: ((key: Key) => void) | undefined;
}

/** Where one is: the stages, and how far along. */
export function Progress<Key extends string = string>(props: ProgressProps<Key>): ReactNode {
  const { label, stages, current, percent, percentText, completedText, onSelect } = props;
  const found = stages.findIndex(({ key }) => key === current);
  const currentIndex = found < 0 ? stages.length : found;
  return (
    <nav className="cover-progress" part="progress" aria-label={label}>
      <ol className="cover-progress-stages">
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
