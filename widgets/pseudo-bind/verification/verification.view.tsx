import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { channelNames } from '#domain/contact-verification';
import { formatPhoneNumber } from '#domain/phone-number';
import { useLatest } from '#flow/use-latest';
import { useSelector } from '#flow/use-selector';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { ChannelPart } from './channel.view.tsx';
import { useKeptFocus } from './keep-focus.ts';
import type { VerificationStrings } from './strings.en.ts';
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

/** One announcement for all simultaneous changes, except those that take the focus. */
function newsOf(
  { phase, failure, callBack, phone }: VerificationView,
  channels: readonly { message: string | undefined; status: string }[],
  labels: VerificationStrings,
): string {
  if (phase === 'verified') return labels['verification.verifiedText'];
  const messages = [
    failure && labels[`verification.${failure}Failed`],
    ...channels.flatMap(({ message, status }, index) => {
      const name = channelNames[index]!;
      if (status === 'verified') return labels[`verification.${name}Verified`];
      return message === 'reset' ? labels[`verification.${name}Reset`] : [];
    }),
    callBack === 'failed' && labels['verification.callBackFailed'],
    callBack === 'requested' && format(labels['verification.callBackRequested'], { phone: formatPhoneNumber(phone) }),
  ];
  return messages.filter(Boolean).join(' ');
}
