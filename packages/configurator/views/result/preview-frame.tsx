import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FromPreview, isFrom, send, type Shown } from '../../preview/messages.ts';
import './preview-frame.css';

/** Window heights by width. */
const heights: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 960, 1280: 860 };

/** Milliseconds after which a preview that has not reported that it is ready counts as failed. */
const longestLoad = 15_000;

export const widths = [320, 390, 768, 1280] as const;

export interface PreviewFrameProps {
  title: string;
  /** Address of the preview's page. */
  address: string;
  shown: Shown;
  width: number;
  /** Changing this number reloads the preview. */
  round: number;
  onMessage: (message: FromPreview) => void;
}

/** A frame with the width of a visitor's window, scaled down if space is missing. */
export function PreviewFrame({ title, address, shown, width, round, onMessage }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef({ shown, onMessage });
  const [isReady, setReady] = useState(false);
  const [room, setRoom] = useState(width);
  latest.current = { shown, onMessage };

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const window = frame.current?.contentWindow;
      if (!isFrom(event, window)) return;
      const message = event.data as FromPreview;
      if (message.type === 'ready') {
        setReady(true);
        if (window) send(window, { type: 'show', shown: latest.current.shown });
      }
      latest.current.onMessage(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => latest.current.onMessage({ type: 'failed', code: 'load' }), longestLoad);
    return () => clearTimeout(timer);
  }, [isReady]);

  // One message per animation frame, however fast someone types.
  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (!isReady || !window) return undefined;
    const request = requestAnimationFrame(() => send(window, { type: 'show', shown }));
    return () => cancelAnimationFrame(request);
  }, [shown, isReady]);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (round > 0 && window) send(window, { type: 'restart' });
  }, [round]);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const height = heights[width] ?? 844;
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div className="cover-preview-stage" ref={stage}>
      <div
        className="cover-preview-window"
        style={{ inlineSize: `${width * scale}px`, blockSize: `${height * scale}px` }}
      >
        <iframe
          className="cover-preview-frame"
          title={title}
          ref={frame}
          src={address}
          style={{ inlineSize: `${width}px`, blockSize: `${height}px`, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
