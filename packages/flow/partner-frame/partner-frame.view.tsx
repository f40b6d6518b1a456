import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PartnerMessage, partnerMessageOf } from '#services/auto-payment/partner-message.contract';
import { Button, TransientButton } from '#ui/button';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { CallButton } from '../call-button.view.tsx';
import './partner-frame.css';

/** Texts of a partner's frame, by key. */
export type PartnerFrameLabels = Readonly<
  Record<
    | 'frameLoading'
    | 'frameNotLoadedTitle'
    | 'frameNotLoadedText'
    | 'frameSilentTitle'
    | 'frameSilentText'
    | 'frameRetry'
    | 'frameWindow'
    | 'callPhone',
    string
  >
>;

export interface PartnerFrameProps {
  /** An https address on an origin that the page trusts. Another address resets the frame. */
  url: string;
  /** The accessible name of the frame: “Card details, at our payment partner”. */
  title: string;
  labels: PartnerFrameLabels;
  /** Offered when the frame does not work; absent for none. */
  phone?: string | undefined;
  /** False if the page needs the form's messages, which a separate window cannot send. */
  canOpenWindow?: boolean | undefined;
  /** Called with every valid message of the frame; others are ignored. */
  onMessage: (message: PartnerMessage) => void;
  /** Called when the frame does not work and the visitor retries: its address may open only once. */
  onRetry: () => void;
}

/** Milliseconds after which a frame without any message is reported as not loaded. */
const loadLimit = 15_000;
/** Milliseconds after the first message within which the frame must report that it works. */
const silenceLimit = 10_000;
/** Minimum and maximum height in CSS pixels. The partner's requested height is clamped to them. */
const heights = [240, 2400] as const;

/** The permissions that a card form and its bank need. None lets the frame navigate the page. */
const permissions = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * `loading`: no message yet. `loaded`: its script runs, but has not reported that it works. The `load` event is not
 * used: browsers also fire it for the page that they show in place of a blocked one.
 */
type Phase = 'loading' | 'loaded' | 'ready' | 'notLoaded' | 'silent';

export interface PartnerRoomProps {
  /** True when no form is expected any more: the card is given, or the form does not load. */
  isOver?: boolean | undefined;
  children: ReactNode;
}

/**
 * The room of a partner's form. It is as high as a card form from the start, so that buttons below it do not move while
 * the form is requested, loads, and reports its height: browsers delay that report until the frame is visible.
 *
 * @example
 * {isOpening ? <PartnerRoom><Spinner text={labels.cardOpening} /></PartnerRoom> : <PartnerFrame … />}
 */
export function PartnerRoom({ isOver = false, children }: PartnerRoomProps): ReactNode {
  return (
    <div
      className={`cover-partner-frame${isOver ? '' : ' cover-partner-room'}`}
      part={isOver ? 'partner' : 'partner partner-room'}
    >
      {children}
    </div>
  );
}

/**
 * A partner's form in one frame: a card, with all its fields. It counts as working once it has reported so; only
 * messages from the partner's exact origin and this frame's window count.
 *
 * @example
 * <PartnerFrame url={paymentUrl} title={labels.cardTitle} labels={labels} onMessage={receive} onRetry={askAgain} />
 */
export function PartnerFrame({ url, ...props }: PartnerFrameProps): ReactNode {
  return <Frame key={url} url={url} {...props} />;
}

function Frame({ url, title, labels, phone, canOpenWindow = true, onMessage, onRetry }: PartnerFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [height, setHeight] = useState<number>(heights[0]);
  const [isGiven, setGiven] = useState(false);

  useEffect(() => {
    const { origin } = new URL(url);
    const receive = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source === null || source !== frame.current?.contentWindow) return;
      const message = partnerMessageOf(data);
      if (!message) return;
      if (message.type === 'card.height' || message.type === 'sign.height') {
        setHeight(Math.min(Math.max(message.height, heights[0]), heights[1]));
      }
      if (message.type === 'card.succeeded' || message.type === 'card.ready')
        setGiven(message.type === 'card.succeeded');
      // Any message proves that the script runs; only one other than `loaded` proves that the form is usable.
      const isLoadedOnly = message.type === 'card.loaded' || message.type === 'sign.loaded';
      setPhase((before) => (!isLoadedOnly ? 'ready' : before === 'ready' ? before : 'loaded'));
      onMessage(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [url, onMessage]);

  useEffect(() => {
    if (phase !== 'loading' && phase !== 'loaded') return undefined;
    const timer = setTimeout(
      () => setPhase(phase === 'loading' ? 'notLoaded' : 'silent'),
      phase === 'loading' ? loadLimit : silenceLimit,
    );
    return () => clearTimeout(timer);
  }, [phase]);

  const problem = phase === 'notLoaded' || phase === 'silent' ? phase : undefined;
  const isWaiting = phase === 'loading' || phase === 'loaded';
  return (
    <PartnerRoom isOver={isGiven || phase === 'notLoaded'}>
      {problem && (
        <Notice
          tone="warning"
          announces="atOnce"
          title={labels[problem === 'silent' ? 'frameSilentTitle' : 'frameNotLoadedTitle']}
          action={
            <>
              <TransientButton variant="primary" onClick={onRetry}>
                {labels.frameRetry}
              </TransientButton>
              {canOpenWindow && (
                <Button href={url} opensWindow endIcon="external">
                  {labels.frameWindow}
                </Button>
              )}
              <CallButton text={labels.callPhone} phone={phone} />
            </>
          }
        >
          {labels[problem === 'silent' ? 'frameSilentText' : 'frameNotLoadedText']}
        </Notice>
      )}
      <iframe
        ref={frame}
        className="cover-partner-content"
        part="partner-frame"
        title={title}
        src={url}
        // The hidden frame keeps loading, and is shown again on its first message.
        hidden={phase === 'notLoaded'}
        style={{ blockSize: `${height}px` }}
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={permissions}
      />
      {isWaiting && (
        <div className="cover-partner-wait">
          <Spinner text={labels.frameLoading} />
        </div>
      )}
    </PartnerRoom>
  );
}
