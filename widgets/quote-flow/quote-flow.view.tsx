import { useActorRef, useSelector, shallowEqual } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '#embed/define-widget';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Progress } from '#ui/progress';
import { registerStyles } from '#ui/styles';
import { FlowContext } from './flow-context.ts';
import { FlowPage } from './flow-page.tsx';
import { implementations } from './quote-flow.actors.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import { connectShell } from './quote-flow.connect.ts';
import type { ShellView } from './quote-flow.connect.ts';
import css from './quote-flow.css?inline';
import { mirrorHash } from './quote-flow.hash.ts';
import { quoteFlowMachine } from './quote-flow.machine.ts';
import { mayHaveSavedVisit, saveAsItGoes } from './quote-flow.resume.ts';
import { followFlow } from './quote-flow.tracking.ts';
import type { FlowActor } from './quote-flow.tracking.ts';
import { stages } from './quote-flow.types.ts';
import type { Strings } from './strings/en.ts';

registerStyles(css);

type QuoteFlowProps = WidgetProps<FlowConfig, Strings>;

/** The auto quote flow: from a first name to ranked quotes. */
export function QuoteFlow({ config, labels, host }: QuoteFlowProps): ReactNode {
  const actor = useFlowActor({ config, host });
  const shell = useSelector(actor, connectShell, shellEqual);
  const { session } = shell;
  const tools = useMemo(
    () => ({ actor, send: actor.send, labels, config, host, session }),
    [actor, labels, config, host, session],
  );

  return (
    <FlowContext value={tools}>
      <div className="cover-quote-flow">
        <FlowProgress shell={shell} labels={labels} send={actor.send} />
        <FlowPage page={shell.page} />
        <FlowNotice notice={shell.notice} labels={labels} onRetry={() => actor.send({ type: 'RETRY' })} />
      </div>
    </FlowContext>
  );
}

const shellEqual = (one: ShellView, other: ShellView) => shallowEqual(one, other);

/** The newest of something, for whoever asks later. */
class Latest<Value> {
  constructor(private value: Value) {}
  readonly get = () => this.value;
  readonly set = (value: Value) => {
    this.value = value;
  };
}

/** The machine, with the page's services behind it, and everyone who follows it. */
function useFlowActor({ config, host }: Pick<QuoteFlowProps, 'config' | 'host'>): FlowActor {
  // A changed language or brand brings another host; whoever asks gets the one of now.
  const [latest] = useState(() => new Latest(host));
  const [machine] = useState(() => quoteFlowMachine.provide(implementations(latest.get)));
  useLayoutEffect(() => latest.set(host), [latest, host]);
  const { visitor } = host;
  const actor = useActorRef(machine, {
    input: {
      config,
      path: host.path,
      hash: config.mirrorHash ? location.hash.slice(1) : '',
      hasSavedVisit: mayHaveSavedVisit(visitor),
      place: visitor.read('place'),
      createId: transactionId,
      now: visitor.now,
    },
  });

  useEffect(() => actor.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  useEffect(() => followFlow(actor, latest.get), [actor, latest]);
  useEffect(() => saveAsItGoes(actor, visitor), [actor, visitor]);
  useEffect(() => (config.mirrorHash ? mirrorHash(actor, window) : undefined), [actor, config.mirrorHash]);
  return actor;
}

/** Version 4 of a UUID. `crypto.randomUUID` is missing on pages without https. */
function transactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function FlowProgress({ shell, labels, send }: { shell: ShellView; labels: Strings; send: FlowActor['send'] }): ReactNode {
  const { stage = 'quote', progress = 0 } = shell.meta ?? {};
  return (
    <Progress
      label={labels.progressTitle}
      stages={stages.map((key) => ({ key, label: labels[`stage.${key}`] }))}
      current={progress === 100 ? undefined : stage}
      percent={progress}
      percentText={format(labels.progressPercent, { percent: progress })}
      completedText={labels.stageCompleted}
      onSelect={(key) => send({ type: 'STAGE.CHOSEN', stage: key })}
    />
  );
}

interface FlowNoticeProps {
  notice: ShellView['notice'];
  labels: Strings;
  onRetry: () => void;
}

/** What stands in the way, at the foot of the window: it moves nothing, and is seen wherever one types. */
function FlowNotice({ notice, labels, onRetry }: FlowNoticeProps): ReactNode {
  return (
    <div className="cover-flow-notice">
      {notice && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={notice === 'offline' ? 'offline' : 'alert'}
          title={labels[`${notice}Title`]}
          action={<Button onClick={onRetry}>{labels.retry}</Button>}
        >
          {labels[`${notice}Text`]}
        </Notice>
      )}
    </div>
  );
}
