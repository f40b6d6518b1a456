import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Args } from 'storybook/internal/csf';
import { type ViewportName, viewports } from './viewports.ts';

interface Channel {
  on: (event: string, listener: (data: never) => void) => void;
  off: (event: string, listener: (data: never) => void) => void;
}

interface Preview {
  channel: { transports: unknown[] };
  currentRender?: { phase?: string };
  onUpdateArgs: (update: { storyId: string; updatedArgs: Args }) => Promise<void>;
}

/** The values of a story's controls. */
export function useStoryArgs(id: string, initial: Args): Args {
  const { channel } = useContext(DocsContext) as unknown as { channel: Channel };
  const [args, setArgs] = useState(initial);
  useEffect(() => {
    const listener = (updated: { storyId: string; args: Args }) => {
      if (updated.storyId === id) setArgs(updated.args);
    };
    channel.on('storyArgsUpdated', listener);
    return () => channel.off('storyArgsUpdated', listener);
  }, [channel, id]);
  return args;
}

interface StoryFrameProps {
  id: string;
  name: string;
  args: Args;
  globals: Record<string, unknown>;
  /** The height of the frame; by default that of the window. */
  height?: string | undefined;
}

const donePhases = new Set(['completed', 'afterEach', 'finished', 'errored']);

/**
 * A story in its own window, which dialogs, prompts and media queries refer to. The controls of the docs page apply to
 * it; a change of the toolbar renders the docs page again.
 */
export function StoryFrame({ id, name, args, globals, height }: StoryFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [preview, setPreview] = useState<Preview>();
  const [viewport, setViewport] = useState<ViewportName>('phone');
  const size = viewports[viewport].styles;

  useEffect(() => {
    const timer = setInterval(() => {
      const { __STORYBOOK_PREVIEW__: inner } = (frame.current?.contentWindow ?? {}) as {
        __STORYBOOK_PREVIEW__?: Preview;
      };
      if (!donePhases.has(inner?.currentRender?.phase ?? '')) return;
      clearInterval(timer);
      if (!inner) return;
      // Its late messages would replace what was typed into the controls since.
      inner.channel.transports.length = 0;
      setPreview(inner);
    }, 100);
    return () => clearInterval(timer);
  }, []);

  // Only differences are passed on.
  const sent = useRef<Args>({});
  useEffect(() => {
    if (!preview || JSON.stringify(sent.current) === JSON.stringify(args)) return;
    const removed = Object.fromEntries(Object.keys(sent.current).map((key) => [key, undefined]));
    sent.current = args;
    // Not sent by the frame's channel, which would send the event back to this page.
    void preview.onUpdateArgs({ storyId: id, updatedArgs: { ...removed, ...args } });
  }, [preview, id, args]);

  return (
    <div style={{ marginBlock: '16px 32px' }}>
      <p>
        <label>
          Window{' '}
          <select value={viewport} onChange={({ target }) => setViewport(target.value as ViewportName)}>
            {Object.entries(viewports).map(([value, { name: text }]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </p>
      <div style={{ overflowX: 'auto' }}>
        <iframe
          ref={frame}
          title={name}
          src={`iframe.html?id=${id}&viewMode=story&globals=brand:${String(globals.brand)};language:${String(globals.language)}`}
          style={{
            // The window has its stated size inside the border.
            boxSizing: 'content-box',
            inlineSize: size.width,
            blockSize: height ?? size.height,
            border: '1px solid #d9e0e6',
            borderRadius: 8,
            background: '#fff',
          }}
        />
      </div>
    </div>
  );
}
