import { fromCallback } from 'xstate';
import { startMachine } from '#flow/machine/start-machine';
import { connectCountdown } from './countdown.connect.ts';
import {
  type CountdownActor,
  type CountdownContext,
  type CountdownEvent,
  countdownMachine,
  type CountdownSnapshot,
} from './countdown.machine.ts';
import { secondsUntil } from './time-left.ts';

/** Starts the countdown with the device's clock. Calls `onOver` when it has ended or was stopped. */
export const startCountdown = (input: CountdownContext, onOver: (outcome: 'ended' | 'stopped') => void) =>
  startMachine(
    countdownMachine.provide({
      actors: {
        clock: fromCallback<CountdownEvent, { endsAt: number }>(({ sendBack, input: { endsAt } }) => {
          let timer: ReturnType<typeof setTimeout>;
          const tick = () => {
            const secondsLeft = secondsUntil(endsAt, Date.now());
            // At the end of each second, counted back from the end of the countdown. The machine stops this clock while it
            // handles the last one.
            if (secondsLeft > 0) timer = setTimeout(tick, ((endsAt - Date.now()) % 1000) + 1);
            sendBack({ type: 'SECOND.PASSED', secondsLeft });
          };
          timer = setTimeout(tick, Math.max(((endsAt - Date.now()) % 1000) + 1, 0));
          return () => clearTimeout(timer);
        }),
      },
    }),
    {
      input,
      view: { countdown: connectCountdown },
      followers: [(actor) => followEnd(actor, onOver)],
    },
  );

function followEnd(actor: CountdownActor, onOver: (outcome: 'ended' | 'stopped') => void): () => void {
  const follow = ({ value }: CountdownSnapshot) => {
    if (value !== 'counting') onOver(value);
  };
  const subscription = actor.subscribe(follow);
  // The countdown may have ended before it started.
  follow(actor.getSnapshot());
  return () => subscription.unsubscribe();
}
