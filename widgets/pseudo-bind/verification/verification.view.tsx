import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { channelNames } from '#domain/contact-verification';
import { formatPhoneNumber } from '#domain/phone-number';
import type { WidgetHost } from '#embed/define-widget';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { registerStyles } from '#ui/styles';
import { ChannelPart } from './channel.view.tsx';
import { useKeptFocus } from './keep-focus.ts';
import type { VerificationStrings } from './strings.en.ts';
import type { VerificationConfig } from './verification.config.ts';
import { connectChannel, connectVerification, type VerificationView } from './verification.connect.ts';
import type { VerificationActor } from './verification.machine.ts';
import { trackVerification } from './verification.tracking.ts';
import { Wait } from './wait.view.tsx';
import css from './verification.css?inline';

registerStyles(css);

export interface VerificationProps {
  actor: VerificationActor;
  labels: VerificationStrings;
  config: VerificationConfig;
  host: WidgetHost;
}

const titles = {
  entering: 'verification.title',
  waiting: 'verification.waitingTitle',
  verified: 'verification.verifiedTitle',
} as const;

/** The contact verification: dialogs over the page, and a word on it once the visitor is through. */
export function Verification({ actor, labels, config, host }: VerificationProps): ReactNode {
  const latestHost = useRef(host);
  useLayoutEffect(() => {
    latestHost.current = host;
  }, [host]);
  useEffect(() => trackVerification(actor, () => latestHost.current.track), [actor]);
  const view = useSelector(actor, connectVerification, shallowEqual);
  const { isOpen, isThrough, phase } = view;
  const close = () => actor.send({ type: 'DIALOG.CLOSED' });
  if (isThrough) {
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
      <Content {...{ actor, labels, config, view }} />
    </Dialog>
  );
}

interface PartProps extends Pick<VerificationProps, 'actor' | 'labels'> {
  view: VerificationView;
}

function Actions({ actor, labels, view, onClose }: PartProps & { onClose: () => void }): ReactNode {
  const { phase, callBack } = view;
  if (phase === 'verified') {
    return (
      <Button variant="primary" onClick={onClose}>
        {labels['verification.continue']}
      </Button>
    );
  }
  return (
    <>
      {callBack !== 'off' && (
        <Button
          icon="phone"
          isDisabled={callBack === 'requested'}
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

function Content({ actor, labels, config, view }: PartProps & Pick<VerificationProps, 'config'>): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const { phase, failure, callBack, problem, email, phone } = view;
  useKeptFocus(content, phase);
  const news = useSelector(actor, (snapshot) =>
    newsOf(
      connectVerification(snapshot),
      channelNames.map((name) => connectChannel(name)(snapshot)),
      labels,
    ),
  );

  return (
    <div className="cover-verification" ref={content}>
      {phase === 'verified' && <p>{labels['verification.verifiedText']}</p>}
      {phase === 'entering' && <p>{labels['verification.intro']}</p>}
      {phase !== 'verified' && problem && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={problem === 'offline' ? 'offline' : 'alert'}
          title={labels[`verification.${problem}Title`]}
          action={<Button onClick={() => actor.send({ type: 'RETRY' })}>{labels['verification.retry']}</Button>}
        >
          {labels[`verification.${problem}Text`]}
        </Notice>
      )}
      {phase === 'entering' && failure && <Notice tone="error">{labels[`verification.${failure}Failed`]}</Notice>}
      {phase === 'entering' &&
        channelNames.map((name) => (
          <ChannelPart key={name} {...{ actor, labels, config, name }} address={name === 'email' ? email : phone} />
        ))}
      {phase !== 'verified' && <Wait {...{ actor, labels, config, view }} />}
      {phase !== 'verified' && callBack === 'failed' && (
        <Notice tone="error">{labels['verification.callBackFailed']}</Notice>
      )}
      {phase !== 'verified' && callBack === 'requested' && (
        <Notice tone="success">
          {format(labels['verification.callBackRequested'], { phone: formatPhoneNumber(phone) })}
        </Notice>
      )}
      <LiveRegion message={news} delay={200} />
    </div>
  );
}

/** What is to be heard, apart from what the focus comes to: one message for all that changed at once. */
function newsOf(
  { phase, failure, callBack, phone }: VerificationView,
  channels: readonly { message: string | undefined; standing: string }[],
  labels: VerificationStrings,
): string {
  if (phase === 'verified') return labels['verification.verifiedText'];
  const said = [
    failure && labels[`verification.${failure}Failed`],
    ...channels.flatMap(({ message, standing }, place) => {
      const name = channelNames[place]!;
      if (standing === 'verified') return labels[`verification.${name}Verified`];
      return message === 'reset' ? labels[`verification.${name}Reset`] : [];
    }),
    callBack === 'failed' && labels['verification.callBackFailed'],
    callBack === 'requested' && format(labels['verification.callBackRequested'], { phone: formatPhoneNumber(phone) }),
  ];
  return said.filter(Boolean).join(' ');
}
