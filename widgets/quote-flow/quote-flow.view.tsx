import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { mergeStrings } from '#i18n/merge-strings';
import { Logo } from '#ui/logo';
import { FlowContext } from './flow-context.ts';
import { FlowDialog, FlowEntryNotice, FlowPage } from './flow-page.tsx';
import type { FlowConfig } from './quote-flow.config.ts';
import { stages } from './steps/steps.ts';
import type { Strings } from './strings.en.ts';
import { useFlowMachine } from './use-flow-machine.ts';
import { useTrustedPages } from './use-trusted-pages.ts';
import './quote-flow.css';

/** The auto quote flow: from a first name to ranked quotes. */
export function QuoteFlow({ config: authored, labels, host }: WidgetProps<FlowConfig, Strings>): ReactNode {
  const config = useTrustedPages(authored, host);
  const { actor, send, shell, driver } = useFlowMachine({ config, host });
  const { session, variant, meta: { stage = 'quote', progress = 0 } = {} } = shell;
  const texts = useMemo(
    () => (variant === 'ca' ? mergeStrings(labels, config.californiaLabels) : labels),
    [labels, config.californiaLabels, variant],
  );
  const tools = useMemo(
    () => ({ actor, send, labels: texts, config, host, session, driver }),
    [actor, send, texts, config, host, session, driver],
  );
  // While a link loads, the visitor may have entered nothing, so the notice does not say that answers are kept.
  const notice =
    shell.isFollowingLink && shell.notice?.kind === 'offline'
      ? { ...shell.notice, reason: texts.offlineLoadingText }
      : shell.notice;

  return (
    <FlowContext value={tools}>
      <div className="cover-quote-flow">
        {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
        <FlowProgress
          stages={stages}
          current={progress === 100 ? undefined : stage}
          progress={progress}
          labels={texts}
          onSelect={(chosen) => send({ type: 'STAGE.CHOSEN', stage: chosen })}
        />
        <FlowEntryNotice kind={shell.entryNotice} />
        <FlowPage page={shell.page} />
        <FlowDialog dialog={shell.dialog} />
        <FlowNotice notice={notice} labels={texts} onRetry={() => send({ type: 'RETRY' })} />
      </div>
    </FlowContext>
  );
}
