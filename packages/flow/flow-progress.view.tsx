import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { Progress } from '#ui/progress';

/** `stage.<key>` names each stage. */
export type ProgressLabels<Stage extends string> = Readonly<
  Record<`stage.${Stage}` | 'progressTitle' | 'progressPercent' | 'stageCompleted', string>
>;

export interface FlowProgressProps<Stage extends string> {
  stages: readonly Stage[];
  /** The current stage; undefined when all are completed. */
  current: Stage | undefined;
  /** Percent. */
  progress: number;
  labels: ProgressLabels<NoInfer<Stage>>;
  /** Returns to a completed stage. Without it, completed stages are plain text. */
  onSelect?: ((stage: Stage) => void) | undefined;
}

/** The progress header of a flow. */
export function FlowProgress<Stage extends string>({
  stages,
  current,
  progress,
  labels,
  onSelect,
}: FlowProgressProps<Stage>): ReactNode {
  const names: Readonly<Record<string, string>> = labels;
  return (
    <Progress
      label={labels.progressTitle}
      stages={stages.map((key) => ({ key, label: names[`stage.${key}`] ?? key }))}
      current={current}
      percent={progress}
      percentText={format(labels.progressPercent, { percent: progress })}
      completedText={labels.stageCompleted}
      onSelect={onSelect}
    />
  );
}
