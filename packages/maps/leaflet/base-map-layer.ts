import type { LatLng, LeafletEvent, Map, ZoomAnimEvent } from 'leaflet';
import { gatherSources, type BaseMapSources } from '../base-map/base-map-sources.ts';
import { readMapPaint, type MapPaint } from '../base-map/map-colors.ts';
import { paintBaseMap } from '../base-map/paint-base-map.ts';
import { paintInTurns } from '../base-map/paint-in-turns.ts';
import { viewSize, type View } from '../base-map/paint-view.ts';
import { pointAfterZoom } from './layer-point.ts';
import { Layer, setPosition } from './leaflet.ts';

/** So much of the map's width and height is painted beyond each edge, so that a short drag shows no blank. */
const beyond = 0.15;
/** More pixels than two for one cannot be told apart on a map. */
const densest = 2;

/** The map that comes with the widgets, as a layer: a canvas that follows the map and is painted anew when it stands still. */
export class BaseMapLayer extends Layer {
  readonly #host = document.createElement('div');
  readonly #canvases = [document.createElement('canvas'), document.createElement('canvas')];
  #map!: Map;
  #painting = new AbortController();
  #shown: { canvas: HTMLCanvasElement; corner: LatLng; zoom: number; view: View } | undefined;
  #wanted: View | undefined;
  #colors: MapPaint | undefined;

  override onAdd(map: Map): this {
    this.#map = map;
    this.#host.className = 'cover-map-base leaflet-zoom-animated';
    map.getPane('tilePane')!.append(this.#host);
    this.#paint();
    return this;
  }

  override onRemove(): this {
    this.#painting.abort();
    this.#host.remove();
    return this;
  }

  override getEvents() {
    return {
      moveend: () => this.#paint(),
      move: () => this.#paintWhenNearlyBlank(),
      resize: () => this.#paint(),
      viewreset: () => this.#place(),
      zoom: () => this.#place(),
      zoomanim: (event: LeafletEvent) => this.#follow(event as ZoomAnimEvent),
    };
  }

  #view(): View {
    const zoom = this.#map.getZoom();
    const { x: width, y: height } = this.#map.getSize();
    const margin = { x: Math.round(width * beyond), y: Math.round(height * beyond) };
    const { min } = this.#map.getPixelBounds();
    return {
      zoom: Math.round(zoom),
      size: viewSize(zoom),
      left: Math.round(min!.x) - margin.x,
      top: Math.round(min!.y) - margin.y,
      width: width + margin.x * 2,
      height: height + margin.y * 2,
    };
  }

  /** A drag that has used up most of what was painted beyond the edges. */
  #paintWhenNearlyBlank(): void {
    const was = this.#wanted;
    if (!was || this.#map.getZoom() !== was.zoom) return;
    const now = this.#view();
    const isFar = Math.abs(now.left - was.left) > now.width * 0.07 || Math.abs(now.top - was.top) > now.height * 0.07;
    if (isFar) this.#paint();
  }

  #paint(): void {
    const view = this.#view();
    const was = this.#wanted;
    if (
      was &&
      was.size === view.size &&
      was.left === view.left &&
      was.top === view.top &&
      was.width === view.width &&
      was.height === view.height
    )
      return;
    if (view.width === 0 || view.height === 0) return;
    this.#wanted = view;
    this.#painting.abort();
    this.#painting = new AbortController();
    const { signal } = this.#painting;
    // A map whose files do not come is blank; the list beside it says the same.
    gatherSources(view, signal, (sources) => void this.#paintSources(view, sources, signal)).catch(() => undefined);
  }

  #turn = new AbortController();

  async #paintSources(view: View, sources: BaseMapSources, signal: AbortSignal): Promise<void> {
    this.#turn.abort();
    this.#turn = new AbortController();
    const canvas = this.#canvas(view);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) return;
    const density = canvas.width / view.width;
    context.setTransform(density, 0, 0, density, 0, 0);
    this.#colors ??= readMapPaint(this.#host);
    // Asking for a pixel is what makes the browser paint.
    const flush = () => void context.getImageData(0, 0, 1, 1);
    const isDone = await paintInTurns(
      paintBaseMap(context, view, sources, this.#colors),
      flush,
      AbortSignal.any([signal, this.#turn.signal]),
    );
    if (!isDone) return;
    const corner = this.#map.unproject([view.left, view.top], view.zoom);
    this.#shown = { canvas, corner, zoom: view.zoom, view };
    if (canvas.parentNode !== this.#host) this.#host.replaceChildren(canvas);
    this.#place();
  }

  /** The one of two that does not show: a new one for each view would have its memory cleared first. */
  #canvas(view: View): HTMLCanvasElement {
    const canvas = this.#canvases.find((one) => one !== this.#shown?.canvas)!;
    const density = Math.min(densest, devicePixelRatio);
    const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)];
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    canvas.style.width = `${view.width}px`;
    canvas.style.height = `${view.height}px`;
    return canvas;
  }

  #place(): void {
    const shown = this.#shown;
    if (!shown) return;
    const scale = this.#map.getZoomScale(this.#map.getZoom(), shown.zoom);
    const point = this.#map.latLngToLayerPoint(shown.corner);
    setPosition(this.#host, point);
    shown.canvas.style.transform = scale === 1 ? '' : `scale(${scale})`;
  }

  #follow(event: ZoomAnimEvent): void {
    const shown = this.#shown;
    if (!shown) return;
    const point = pointAfterZoom(this.#map, shown.corner, event);
    const scale = this.#map.getZoomScale(event.zoom, shown.zoom);
    this.#host.style.transform = `translate3d(${point.x}px,${point.y}px,0)`;
    shown.canvas.style.transform = scale === 1 ? '' : `scale(${scale})`;
  }
}
