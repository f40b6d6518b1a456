import type { FakePageOptions } from '#embed/testing/fake-page';
import { drawMachine } from '#flow/testing/draw-machine';
import type { RentersConfig } from '../renters.config.ts';
import { connectPersonal, connectShell } from '../renters.connect.ts';
import { exampleConfig } from '../renters.examples.ts';
import type { RentersEvent } from '../renters.types.ts';
import { RentersPages } from '../renters.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { type RunOptions, runRenters } from './run-renters.ts';

interface Options extends FakePageOptions {
  config?: Partial<RentersConfig>;
  run?: RunOptions;
  /** Sent before the page is rendered. */
  events?: readonly RentersEvent[];
}

/** Renders the page to which the events lead, over fake responses of the services. */
export async function drawRenters({ config: changes, run: given, events = [], ...options }: Options = {}) {
  const config = { ...exampleConfig, ...changes };
  const renters = runRenters({ ...given, input: { config, ...given?.input } });
  await renters.go(...events);
  const labels = options.language === 'es' ? { ...en, ...es } : en;
  const drawn = await drawMachine({
    ...options,
    run: renters,
    View: RentersPages,
    running: (snapshot) => ({
      actor: renters.actor,
      send: renters.actor.send,
      view: { shell: connectShell(snapshot), personal: connectPersonal(snapshot) },
      isMissing: false,
    }),
    config,
    labels,
  });
  return { ...drawn, renters, labels };
}
