import type { FakePageOptions } from '#embed/testing/fake-page';
import { drawMachine } from '#flow/testing/draw-machine';
import type { RoadsideConfig } from '../roadside.config.ts';
import { connectPage, connectShell } from '../roadside.connect.ts';
import { exampleConfig } from '../roadside.examples.ts';
import type { RoadsideEvent } from '../roadside.types.ts';
import { RoadsidePages } from '../roadside.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { type RunOptions, runRoadside } from './run-roadside.ts';

interface Options extends FakePageOptions {
  config?: Partial<RoadsideConfig>;
  run?: RunOptions;
  /** Sent before the page is rendered. */
  events?: readonly RoadsideEvent[];
}

/** Renders the page to which the events lead, over fake responses of the services. */
export async function drawRoadside({ config: changes, run: given, events = [], ...options }: Options = {}) {
  const config = { ...exampleConfig, ...changes };
  const visit = runRoadside({ config, ...given });
  await visit.go(...events);
  const labels = options.language === 'es' ? es : en;
  const { send } = visit.actor;
  const drawn = await drawMachine({
    ...options,
    run: visit,
    View: RoadsidePages,
    running: (snapshot) => ({
      page: connectPage(snapshot),
      shell: connectShell(snapshot),
      send,
      isMissing: false,
      retry: () => send({ type: 'RETRY' }),
    }),
    config,
    labels,
  });
  return { ...drawn, visit, labels };
}
