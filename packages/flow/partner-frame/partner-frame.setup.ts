import { setup } from 'xstate';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';

/** A message of the partner's frame, whose origin and window {@link PartnerFrame} has compared. */
export interface FrameEvent {
  type: 'FRAME.SAID';
  message: PartnerMessage;
}

/** Milliseconds until a frame that has not loaded is reported, and one that has loaded and stays silent. */
export const frameWaits = { load: 15_000, answer: 10_000 } as const;

const said = (event: { type: string }, word: string): boolean =>
  event.type === 'FRAME.SAID' && (event as FrameEvent).message.type.endsWith(`.${word}`);

/** For a flow's setup: `base.extend(partnerFrame)`. */
export const partnerFrame = {
  guards: {
    frameHasLoaded: ({ event }: { event: { type: string } }) => said(event, 'loaded'),
    frameIsReady: ({ event }: { event: { type: string } }) => said(event, 'ready'),
  },
  delays: { frameLoadWait: frameWaits.load, frameAnswerWait: frameWaits.answer },
};

/** What {@link frameStates} are checked against. */
export const frameSetup = setup({ types: { events: {} as FrameEvent } }).extend(partnerFrame);
