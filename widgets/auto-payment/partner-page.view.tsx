import type { ReactNode } from 'react';
import { PartnerFrame } from '#flow/partner-frame/partner-frame.view';
import { CallButton } from '#forms/call-button/call-button.view';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { useFlow } from './flow-context.ts';

/** Opened by the press itself: a browser blocks a window that opens after an answer. */
const openEmptyWindow = () => void window.open('', 'covermount-partner');

interface FramedProps {
  frame: 'loading' | 'loaded' | 'ready' | 'notLoaded' | 'silent';
  url: string;
  title: string;
  /** Requests the page again. */
  onRetry: () => void;
}

/** A partner's page in its frame, and what became of it when it does not show. */
export function FramedPage({ frame, url, title, onRetry }: FramedProps): ReactNode {
  const { send, labels, host } = useFlow();
  const hasFailed = frame === 'notLoaded' || frame === 'silent';
  return (
    <>
      {(frame === 'loading' || frame === 'loaded') && <Spinner text={labels.frameLoading} layout="inline" />}
      {hasFailed && (
        <Notice
          tone="warning"
          announces="atOnce"
          title={frame === 'silent' ? labels.frameSilentTitle : labels.frameNotLoadedTitle}
          action={
            <>
              <Button onClick={onRetry}>{labels.retry}</Button>
              <NewWindowButton />
              <CallButton labels={labels} host={host} />
            </>
          }
        >
          {frame === 'silent' ? labels.frameSilentText : labels.frameNotLoadedText}
        </Notice>
      )}
      <PartnerFrame
        key={url}
        url={url}
        title={title}
        isReady={frame === 'ready'}
        onMessage={(message) => send({ type: 'FRAME.SAID', message })}
      />
    </>
  );
}

export function NewWindowButton(): ReactNode {
  const { send, labels } = useFlow();
  return (
    <Button
      icon="external"
      onClick={() => {
        openEmptyWindow();
        send({ type: 'WINDOW.CHOSEN' });
      }}
    >
      {labels.openWindow}
    </Button>
  );
}

/** The partner's page is open in a window. */
export function InWindow(): ReactNode {
  const { send, labels } = useFlow();
  return (
    <Notice
      announces="politely"
      action={<Button onClick={() => send({ type: 'STATUS.REQUESTED' })}>{labels.checkAgain}</Button>}
    >
      {labels.windowText}
    </Notice>
  );
}
