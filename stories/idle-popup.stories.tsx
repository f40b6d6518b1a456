import type { Meta } from '@storybook/react-vite';
import { openVisitor } from '#visitor/visitor';
import { en } from '#widgets/idle-popup/strings.en';
import { es } from '#widgets/idle-popup/strings.es';
import { brandCodeOf } from './story-harness/page-block.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Idle pop-up' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'idle-popup', texts: { en, es } });

let count = 0;
/** Shows on every load: each campaign name has its own frequency cap. */
const atOnce = (more: Record<string, unknown> = {}) => ({
  wait: 0,
  frequency: 'page',
  get campaign() {
    return `story-${(count += 1)}`;
  },
  ...more,
});

/** A quote started on this device. */
const begun = (brand: string) => {
  const now = Date.now();
  openVisitor({ brandCode: brandCodeOf(brand) }).storage.put(
    'prefill',
    JSON.stringify({ v: 1, savedAt: now, expiresAt: now + 60_000, data: {} }),
  );
  return Promise.resolve();
};

export const NewVisitor = story({ config: atOnce({ phone: '512-555-0142' }), shows: 'title' });

export const QuoteStarted = story({
  prepare: begun,
  config: atOnce({ phone: '512-555-0142' }),
  shows: 'title.started',
});

export const AllActions = story({
  config: atOnce({ phone: '512-555-0142', actions: ['call', 'chat', 'continue'], chatPage: '/chat' }),
  shows: 'chat',
});

export const WithoutActions = story({ config: atOnce({ actions: [] }), shows: 'text' });

export const CustomLabels = story({
  config: atOnce({
    actions: ['chat'],
    labels: { title: '24 / 7', text: 'Lone Star, <b>day and night</b>: <a href="/help">help</a>' },
  }),
  shows: 'chat',
});
