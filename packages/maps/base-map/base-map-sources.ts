import {
  loadDetail,
  loadOverview,
  loadRoads,
  loadState,
  type Detail,
  type Overview,
  type Road,
  type StateDetail,
} from './base-map-data.ts';
import { isInView, type View } from './paint-view.ts';

/** From here on counties, rivers and towns show. */
export const detailZoom = 7;
/** From here on every town shows. */
export const townZoom = 9;

/** What there is to draw by now. */
export interface BaseMapSources {
  overview?: Overview;
  roads?: readonly Road[];
  detail?: Detail;
  states: readonly StateDetail[];
}

/**
 * Hands over what a view needs, the coarsest first, each time that more has come. What does not come is left out: a map
 * without towns is a map still.
 */
export async function gatherSources(
  view: View,
  signal: AbortSignal,
  found: (sources: BaseMapSources) => void,
): Promise<void> {
  const sources: BaseMapSources = { states: [] };
  const add = (more: Partial<BaseMapSources>) => {
    Object.assign(sources, more);
    if (!signal.aborted) found({ ...sources });
  };
  const overview = await loadOverview();
  if (signal.aborted) return;
  sources.overview = overview;
  const near = view.zoom >= townZoom ? overview.states.filter((state) => isInView(view, overview.size, state)) : [];
  const later = [
    loadRoads().then((roads) => ({ roads })),
    ...(view.zoom >= detailZoom ? [loadDetail().then((detail) => ({ detail }))] : []),
    ...(near.length > 0 ? [Promise.all(near.map(({ code }) => loadState(code))).then((states) => ({ states }))] : []),
  ];
  // What has come before is there in the same turn, and is not drawn piece by piece.
  let isAll = false;
  const all = Promise.allSettled(later).then((settled) => {
    isAll = true;
    add(
      Object.assign(
        {},
        ...settled.map((one) => (one.status === 'fulfilled' ? one.value : {})),
      ) as Partial<BaseMapSources>,
    );
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (!isAll) add({});
  await all;
}
