import type { ReactNode } from 'react';
import { AdditionalDrivers } from '#forms/additional-driver/additional-drivers.view';
import { Questions } from '#forms/questions/questions.view';
import { useConnected, useDraft, useFlow } from './flow-context.ts';
import { connectDrivers, connectQuestions } from './pseudo-bind.connect.ts';

// The later sections that other flows have too.

export function DriversSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectDrivers);
  return <AdditionalDrivers send={send} labels={labels} host={host} view={view} draft={useDraft('drivers')} />;
}

export function QuestionsSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectQuestions);
  const draft = useDraft('questions', view.answers);
  return <Questions send={send} labels={labels} host={host} view={view} draft={draft} nextLabel={labels.submit} />;
}
