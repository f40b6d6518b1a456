import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PartnerMessage, partnerMessageOf } from '#services/auto-payment/partner-message.contract';
import { useLatest } from '../use-latest.ts';
import './partner-frame.css';

export interface PartnerFrameProps {
  /** Its origin is trusted by the page. */
  url: string;
  title: string;
  /** Hidden until it is ready: what it shows before can be an error page of the browser. */
  isReady: boolean;
  onMessage: (message: PartnerMessage) => void;
}

/**
 * A partner's page in a frame. A message counts only from the window of the frame, from the exact origin of its address,
 * and in a form that the contract knows.
 */
export function PartnerFrame({ url, title, isReady, onMessage }: PartnerFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useLatest(onMessage);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const { origin } = new URL(url);
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const message = partnerMessageOf(event.data);
      if (!message) return;
      if (message.type === 'card.height' || message.type === 'sign.height') setHeight(message.height);
      else latest()(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [url, latest]);

  return (
    <iframe
      ref={frame}
      className={isReady ? 'cover-partner-frame' : 'cover-partner-frame cover-partner-frame-waiting'}
      part="partner-frame"
      src={url}
      title={title}
      // Without top navigation: the frame cannot take the page away.
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      referrerPolicy="strict-origin"
      height={height || undefined}
    />
  );
}
