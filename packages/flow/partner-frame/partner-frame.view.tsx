import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PartnerMessage, partnerMessageOf } from '#services/auto-payment/partner-message.contract';
import { Button } from '#ui/button';
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
  /** An https address on an origin that the page trusts. Another one starts anew. */
  url: string;
  /** The accessible name of the frame: “Card details, at our payment partner”. */
  title: string;
  labels: PartnerFrameLabels;
  /** Offered where the frame does not work; absent for none. */
  phone?: string | undefined;
  /** False where the form has to tell the page what came of it: in a window of its own it cannot. */
  canOpenWindow?: boolean | undefined;
  /** Every message of the frame, checked. Anything else is ignored. */
  onMessage: (message: PartnerMessage) => void;
  /** The frame does not work, and the visitor asks for it again: its address may open once only. */
  onRetry: () => void;
}

/** Milliseconds until a frame of which nothing was heard is reported as not loaded. */
const loadLimit = 15_000;
/** Milliseconds between the first message of a frame and the one that says that it works. */
const silenceLimit = 10_000;
/** Lowest and greatest height in CSS pixels. A partner asks for what it needs, within them. */
const heights = [240, 2400] as const;

/** What a card form and its bank need. Nothing may take the visitor away from the page. */
const permissions = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * `loading`: nothing of it was heard. `loaded`: its script runs, and has not said that it works. The `load` event says
 * nothing: browsers fire it for the page that they show in the place of one that is blocked.
 */
type Phase = 'loading' | 'loaded' | 'ready' | 'notLoaded' | 'silent';

/**
 * A form of a partner in one frame: a card, with all its fields. It counts as working once it has said so; a message
 * counts from the partner's exact origin and this frame's window only.
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

  useEffect(() => {
    const { origin } = new URL(url);
    const receive = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source === null || source !== frame.current?.contentWindow) return;
      const message = partnerMessageOf(data);
      if (!message) return;
      if (message.type === 'card.height' || message.type === 'sign.height') {
        setHeight(Math.min(Math.max(message.height, heights[0]), heights[1]));
      }
      // Whatever else it says, its script runs; only what follows `loaded` says that the visitor can type.
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
    <div className="cover-partner-frame" part="partner">
      {problem && (
        <Notice
          tone="warning"
          announces="atOnce"
          title={labels[problem === 'silent' ? 'frameSilentTitle' : 'frameNotLoadedTitle']}
          action={
            <>
              <Button variant="primary" onClick={onRetry}>
                {labels.frameRetry}
              </Button>
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
      {isWaiting && <Spinner text={labels.frameLoading} />}
      <iframe
        ref={frame}
        className="cover-partner-content"
        part="partner-frame"
        title={title}
        src={url}
        // It goes on loading, and is seen again once it speaks.
        hidden={phase === 'notLoaded'}
        style={{ blockSize: `${height}px` }}
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={permissions}
      />
    </div>
  );
}
