import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { ChannelName } from '#domain/contact-verification';
import { formatPhoneNumber } from '#domain/phone-number';
import { useSelector } from '#flow/use-selector';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { TextField } from '#ui/text-field';
import { allowedAttempts, normalizeCode } from './channel-status.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type ChannelView, connectChannel } from './verification.connect.ts';
import type { VerificationProps } from './verification.props.ts';

interface ChannelProps extends Pick<VerificationProps, 'actor' | 'labels' | 'config'> {
  name: ChannelName;
  /** The email address or phone number that the code is sent to. */
  address: string;
  /** The codes of both channels were wrong. */
  areBothWrong?: boolean;
  /** Shows the channel only once it is verified. */
  isVerifiedOnly?: boolean;
}

const names = { email: 'Email', text: 'Text' } as const;

/** One channel: the field for its code, or the state of the code that was sent. */
export function ChannelPart({ name, isVerifiedOnly = false, ...props }: ChannelProps): ReactNode {
  const { actor, labels } = props;
  const part = useRef<HTMLDivElement>(null);
  const connect = useMemo(() => connectChannel(name), [name]);
  const channel = useSelector(actor, connect);
  const { status } = channel;
  useKeptFocus(part, status === 'sending' ? 'asking' : status);
  if (isVerifiedOnly && status !== 'verified') return null;

  return (
    <div className="cover-verification-channel" part="verification-channel" ref={part}>
      {status === 'verified' && (
        <p className="cover-verification-done">
          <Icon name="check" />
          {labels[`verification.${name}Verified`]}
        </p>
      )}
      {status === 'waiting' && <Spinner layout="inline" text={labels[`verification.${name}Sent`]} />}
      {(status === 'asking' || status === 'sending') && <CodeForm {...props} name={name} channel={channel} />}
    </div>
  );
}

function CodeForm({
  actor,
  labels,
  config,
  name,
  address,
  channel,
  areBothWrong = false,
}: ChannelProps & { channel: ChannelView }): ReactNode {
  const id = useId();
  const [isBlankShown, showBlank] = useState(false);
  const { typed, attempt, message, status } = channel;
  const isBlank = normalizeCode(typed) === '';
  const label = names[name];
  const sentTo = name === 'email' ? { email: address } : { phone: formatPhoneNumber(address) };
  // When both were wrong, the dialog says so once above the fields.
  const wrongText = areBothWrong ? labels['verification.tryAgain'] : labels[`verification.${name}Failed`];
  const wasWrong = message === 'failed' && isBlank ? wrongText : undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    showBlank(isBlank);
    if (status === 'asking') actor.send({ type: 'CODE.SENT', channel: name, code: typed });
  }

  return (
    <>
      {message === 'reset' && <Notice tone="warning">{labels[`verification.${name}Reset`]}</Notice>}
      <form noValidate onSubmit={send}>
        <TextField
          id={id}
          name={`${name}Code`}
          label={labels[`verification.${name}Label`]}
          hint={
            <>
              {address && <>{format(labels[`verification.${name}Hint`], sentTo)}. </>}
              {config.codeCharacters === 'digits' && <>{labels['verification.digitsOnly']} </>}
              {attempt > 1 && format(labels['verification.attempt'], { attempt, count: allowedAttempts })}
            </>
          }
          value={typed}
          error={isBlankShown && isBlank ? labels[`verification.${name}Blank`] : wasWrong}
          // The region above the forms announces a wrong code.
          announcesError={isBlankShown && isBlank}
          width="medium"
          autoComplete="one-time-code"
          autoCapitalize="none"
          inputMode={config.codeCharacters === 'digits' ? 'numeric' : 'text'}
          enterKeyHint="send"
          maxLength={40}
          onChange={(code) => actor.send({ type: 'CODE.TYPED', channel: name, code })}
        />
        <Button type="submit" variant="primary" isBusy={status === 'sending'} busyText={labels['verification.sending']}>
          {labels[`verification.verify${label}`]}
        </Button>
      </form>
    </>
  );
}
