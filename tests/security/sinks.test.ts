import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedSources as sources } from './model/shipped-sources.ts';

/** APIs that turn text into markup or script. */
const sinks =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|createContextualFragment|setHTMLUnsafe|parseFromString|srcdoc|eval|importScripts|new Function|new Worker)\b|set(Timeout|Interval)\(\s*['"`]/;

/** APIs that receive messages of other pages. */
const listeners =
  /addEventListener\(\s*['"`](message|messageerror)['"`]|\.onmessage|new BroadcastChannel|new MessageChannel/;

const linesWith = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('the scan covers the shipped sources', () => {
  expect(sources.length).toBeGreaterThan(300);
});

test('no source turns text into markup or script', () => {
  expect(linesWith(sinks)).toEqual([]);
});

// Each compares the origin and the window of a message, and a channel reaches only its own origin: see
// `partner-frame.browser.test.tsx`, `rewards.browser.test.tsx` for the pop-up, and `preview.browser.test.tsx` for the
// configurator and its preview.
test('only known files listen to messages of other windows', () => {
  expect(linesWith(listeners)).toEqual([
    "packages/configurator/preview/preview-page.ts: addEventListener('message', receive, options);",
    "packages/flow/partner-frame/partner-frame.view.tsx: addEventListener('message', receive);",
    "packages/configurator/views/result/preview-frame.tsx: addEventListener('message', receive);",
    "widgets/video/player-frame.view.tsx: addEventListener('message', receive, { signal });",
    "widgets/customer-portal/rewards/social-popup.ts: addEventListener('message', onMessage);",
    'widgets/customer-portal/rewards/social-popup.ts: const channel = new BroadcastChannel(socialChannel);',
    "widgets/customer-portal/rewards/social-popup.ts: channel.addEventListener('message', ({ data }) => receive(data));",
    'widgets/customer-portal/rewards/social-return.ts: const channel = new BroadcastChannel(socialChannel);',
  ]);
});

// The bot check's policy accepts one address, on the two hosts that the configuration allows.
test('one file creates a Trusted Types policy', () => {
  const files = linesWith(/\bcreatePolicy\b/).map((line) => line.split(':')[0]);
  expect([...new Set(files)]).toEqual(['packages/services/recaptcha.ts']);
  expect(linesWith(/\bcreate(HTML|Script)\b/)).toEqual([]);
});
