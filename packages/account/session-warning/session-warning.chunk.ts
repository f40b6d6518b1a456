import { startMachine } from '#flow/machine/start-machine';
import { sessionWarningActors } from './session-warning.actors.ts';
import { connectSessionWarning } from './session-warning.connect.ts';
import { sessionWarningMachine } from './session-warning.machine.ts';
import type { SessionWarningPage } from './session-warning.types.ts';

/**
 * Starts the machine that watches the session.
 *
 * @param page is called each time, because a changed configuration or language replaces it.
 */
export const startSessionWarning = (page: () => SessionWarningPage) =>
  startMachine(sessionWarningMachine.provide(sessionWarningActors(page)), {
    input: undefined,
    view: { warning: connectSessionWarning },
  });

export { SessionAboutToEnd, SessionEnded } from './session-warning.dialogs.tsx';
