import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { channelNames } from '#domain/contact-verification';
import { formatPhoneNumber } from '#domain/phone-number';
import { CallButton } from '#flow/call-button.view';
import { useLatest } from '#flow/use-latest';
import { useSelector } from '#flow/use-selector';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { ChannelPart } from './channel.view.tsx';
import type { VerificationStrings } from './strings.en.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import {
  connectChannel,
  connectVerification,
  type VerificationSnapshot,
  type VerificationView,
} from './verification.connect.ts';
import type { VerificationProps } from './verification.props.ts';
import { trackVerification } from './verification.tracking.ts';
import { Wait } from './wait.view.tsx';
import './verification.css';

const titles = {
  entering: 'verification.title',
  waiting: 'verification.waitingTitle',
  verified: 'verification.verifiedTitle',
} as const;

/** The contact verification: dialogs over the page, and a notice on it once the contact is verified. */
export function Verification({ actor, labels, config, host }: VerificationProps): ReactNode {
  const latestHost = useLatest(host);
  useEffect(() => trackVerification(actor, () => latestHost().track), [actor, latestHost]);
  const view = useSelector(actor, connectVerification);
  const { isOpen, isFinished, phase } = view;
  const close = () => actor.send({ type: 'DIALOG.CLOSED' });
  if (isFinished) {
    return (
      <Notice tone="success" announces="politely">
        {labels['verification.verifiedText']}
      </Notice>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={labels[titles[phase]]}
      closeText={labels['verification.close']}
      onClose={close}
      actions={<Actions {...{ actor, labels, view }} onClose={close} />}
    >
      <Content {...{ actor, labels, config, host, view }} />
    </Dialog>
  );
}

interface PartProps extends Pick<VerificationProps, 'actor' | 'labels'> {
  view: VerificationView;
}

function Actions({ actor, labels, view, onClose }: PartProps & { onClose: () => void }): ReactNode {
  const { phase, callBack, isSaving } = view;
  if (phase === 'verified' && !isSaving) {
    return (
      <Button variant="primary" onClick={onClose}>
        {labels['verification.continue']}
      </Button>
    );
  }
  return (
    <>
      {callBack !== 'off' && !isSaving && (
        <Button
          icon="phone"
          isDisabled={callBack === 'requested' || callBack === 'noted'}
          isBusy={callBack === 'busy'}
          busyText={labels['verification.callBackBusy']}
          onClick={() => actor.send({ type: 'CALL_BACK.REQUESTED' })}
        >
          {labels['verification.callBack']}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {labels['verification.later']}
      </Button>
    </>
  );
}

/** Calls the agency; renders nothing when it has no phone. */
function CallAgency({ labels, host }: Pick<VerificationProps, 'labels' | 'host'>): ReactNode {
  return <CallButton text={labels['verification.callAgency']} phone={host.brand.phone} />;
}

/** Says that no code will arrive. */
function NoCodesNotice({ actor, labels, host, view }: PartProps & Pick<VerificationProps, 'host'>): ReactNode {
  const kind = view.channels.length > 0 ? 'unaware' : 'nowhere';
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      title={labels[`verification.${kind}Title`]}
      action={
        <>
          <CallAgency {...{ labels, host }} />
          {view.mayNotifyAgain && (
            <Button onClick={() => actor.send({ type: 'RETRY' })}>{labels['verification.retry']}</Button>
          )}
        </>
      }
    >
      {labels[`verification.${kind}Text`]}
    </Notice>
  );
}

const intros = { email: 'verification.introEmail', text: 'verification.introText' } as const;

function Content({
  actor,
  labels,
  config,
  host,
  view,
}: PartProps & Pick<VerificationProps, 'config' | 'host'>): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const callBackNotice = useRef<HTMLDivElement>(null);
  const { phase, failure, callBack, problem, email, phone, isSaving, channels, agent, isRefused } = view;
  const [onlyChannel, ...others] = channels;
  const isCallBackAnswered = callBack === 'failed' || callBack === 'requested' || callBack === 'noted';
  useScrollIntoView(callBackNotice, isCallBackAnswered ? callBack : undefined);
  // The notices of a problem, and of no agent who knows, have a button, which is removed with them.
  useKeptFocus(content, `${phase} ${problem ? 'problem' : ''} ${agent === 'unaware' ? 'unaware' : ''}`);
  const connectNews = useCallback(
    (snapshot: VerificationSnapshot) => ({
      news: newsOf(
        connectVerification(snapshot),
        channelNames.map((name) => connectChannel(name)(snapshot)),
        labels,
      ),
    }),
    [labels],
  );
  const { news } = useSelector(actor, connectNews);

  return (
    <div className="cover-verification" ref={content}>
      {phase === 'verified' && <p>{labels['verification.verifiedText']}</p>}
      {isSaving && <Spinner layout="inline" text={labels['verification.saving']} />}
      {phase === 'entering' && agent !== 'unaware' && onlyChannel && (
        <p>{labels[others.length > 0 ? 'verification.intro' : intros[onlyChannel]]}</p>
      )}
      {(phase !== 'verified' || isSaving) && problem && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={problem.kind === 'offline' ? 'offline' : 'alert'}
          title={labels[`verification.${problem.kind}Title`]}
          action={
            <>
              <Button onClick={() => actor.send({ type: 'RETRY' })}>{labels['verification.retry']}</Button>
              <CallAgency {...{ labels, host }} />
            </>
          }
        >
          {problem.reason ?? labels[`verification.${problem.kind}Text`]}
        </Notice>
      )}
      {phase !== 'verified' && !problem && agent === 'unaware' && <NoCodesNotice {...{ actor, labels, host, view }} />}
      {phase === 'entering' && isRefused && <Notice tone="warning">{labels['verification.waitingNoText']}</Notice>}
      {phase === 'entering' && failure === 'both' && <Notice tone="error">{labels['verification.bothFailed']}</Notice>}
      {phase !== 'verified' &&
        channelNames.map((name) => (
          <ChannelPart
            key={name}
            {...{ actor, labels, config, name }}
            address={name === 'email' ? email : phone}
            areBothWrong={failure === 'both'}
            isVerifiedOnly={phase === 'waiting' || !channels.includes(name)}
          />
        ))}
      {phase !== 'verified' && agent !== 'unaware' && (
        <>
          <Wait {...{ actor, labels, config, view }} />
          {!problem && (
            <div>
              <CallAgency {...{ labels, host }} />
            </div>
          )}
        </>
      )}
      {phase !== 'verified' && (
        <div ref={callBackNotice}>
          {callBack === 'failed' && <Notice tone="error">{labels['verification.callBackFailed']}</Notice>}
          {callBack === 'noted' && <Notice tone="warning">{labels['verification.callBackNoted']}</Notice>}
          {callBack === 'requested' && (
            <Notice tone="success">
              {format(labels['verification.callBackRequested'], { phone: formatPhoneNumber(phone) })}
            </Notice>
          )}
        </div>
      )}
      <LiveRegion message={news} delay={200} />
    </div>
  );
}

/** One announcement for all simultaneous changes, except those that take the focus. */
function newsOf(
  { phase, failure, callBack, phone, isSaving, isRefused }: VerificationView,
  channels: readonly { message: string | undefined; status: string }[],
  labels: VerificationStrings,
): string {
  if (phase === 'verified')
    return [labels['verification.verifiedText'], isSaving && labels['verification.saving']].filter(Boolean).join(' ');
  const messages = [
    // While the visitor waits, the spinner announces it.
    phase === 'entering' && isRefused && labels['verification.waitingNoText'],
    failure && labels[`verification.${failure}Failed`],
    ...channels.flatMap(({ message, status }, index) => {
      const name = channelNames[index]!;
      if (status === 'verified') return labels[`verification.${name}Verified`];
      return message === 'reset' ? labels[`verification.${name}Reset`] : [];
    }),
    callBack === 'failed' && labels['verification.callBackFailed'],
    callBack === 'noted' && labels['verification.callBackNoted'],
    callBack === 'requested' && format(labels['verification.callBackRequested'], { phone: formatPhoneNumber(phone) }),
  ];
  return messages.filter(Boolean).join(' ');
}
