import { frameSetup } from './partner-frame.setup.ts';

/**
 * A flow's region while a partner's frame is shown. A frame that does not load, and one that loads and stays silent, are
 * two failures with their own timers; a late message ends either.
 *
 * @example
 * framed: { type: 'parallel', states: { frame: frameStates, watch: watchStates } }
 */
export const frameStates = frameSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      after: { frameLoadWait: 'notLoaded' },
      on: { 'FRAME.SAID': { guard: 'frameHasLoaded', target: 'loaded' } },
    },
    loaded: {
      after: { frameAnswerWait: 'silent' },
      on: { 'FRAME.SAID': { guard: 'frameIsReady', target: 'ready' } },
    },
    ready: {},
    notLoaded: { on: { 'FRAME.SAID': { guard: 'frameHasLoaded', target: 'loaded' } } },
    silent: { on: { 'FRAME.SAID': { guard: 'frameIsReady', target: 'ready' } } },
  },
});
