import type { ExampleProps } from '../example/example.tsx';
import { Progress } from './progress.tsx';

const texts = {
  en: {
    label: 'Your quote, step by step',
    done: 'completed',
    stages: ['Quote', 'Driver', 'Vehicle', 'Policy'],
    percent: (value: number) => `${value}% done`,
  },
  es: {
    label: 'Su cotización, paso a paso',
    done: 'completado',
    stages: ['Cotización', 'Conductor', 'Vehículo', 'Póliza'],
    percent: (value: number) => `${value} % listo`,
  },
};

function at(language: ExampleProps['language'], current: number, percent: number) {
  const { label, done, stages, percent: percentText } = texts[language];
  return (
    <Progress
      label={label}
      stages={stages.map((name, index) => ({ key: String(index), label: name }))}
      current={String(current)}
      percent={percent}
      percentText={percentText(percent)}
      completedText={done}
      onSelect={() => undefined}
    />
  );
}

export function JustBegun({ language }: ExampleProps) {
  return at(language, 0, 0);
}

export function AtVehicles({ language }: ExampleProps) {
  return at(language, 2, 37);
}

export function AllDone({ language }: ExampleProps) {
  return at(language, 4, 100);
}
