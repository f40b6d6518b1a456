import type { LatLngTuple, Map, PathOptions } from 'leaflet';
import { type Label, loadCounties, loadLabels, loadStates, type Shapes } from '../base-map/base-map-data.ts';
import { type PlacedLabel, placeLabels } from '../base-map/place-labels.ts';
import { Canvas, GeoJSON, Layer, LayerGroup } from './leaflet.ts';
import { FlatMarker, MarkerIcon } from './marker-icon.ts';

/** From this zoom level on, the map shows counties and finer borders. */
const detailZoom = 7;

/** Creates the element of a label. Labels are decoration: the list beside the map has the same places as text. */
function labelElement({ label, text }: PlacedLabel): HTMLElement {
  const element = document.createElement('span');
  element.className = `cover-map-label cover-map-label-${label.kind}`;
  element.setAttribute('aria-hidden', 'true');
  const name = document.createElement('span');
  name.textContent = text;
  element.append(name);
  return element;
}

/** Reads a color of the theme. A canvas cannot use custom properties. */
function readColor(pane: HTMLElement, name: 'land' | 'border' | 'county'): string {
  const probe = document.createElement('i');
  probe.className = `cover-map-color-${name}`;
  pane.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The offline map: states, counties and cities of the United States, drawn on a canvas. */
export class BaseMapLayer extends Layer {
  #map!: Map;
  readonly #shapes = new LayerGroup();
  #renderer: Canvas | undefined;
  readonly #labels = new LayerGroup();
  readonly #shownLabels = new globalThis.Map<Label, { text: string; marker: FlatMarker }>();
  #labelData: Awaited<ReturnType<typeof loadLabels>> | undefined;
  #detail: 'none' | 'states' | 'counties' = 'none';
  readonly #loaded: { states?: Promise<Shapes>; counties?: Promise<Shapes> } = {};

  override onAdd(map: Map): this {
    this.#map = map;
    map.getContainer().classList.add('cover-map-base');
    map.createPane('cover-labels');
    this.#shapes.addTo(map);
    this.#labels.addTo(map);
    void this.#update();
    loadLabels()
      .then((labels) => {
        this.#labelData = labels;
        this.#showLabels();
      })
      // Without its files the map is blank; the list beside it has the same offices.
      .catch(() => undefined);
    return this;
  }

  override onRemove(): this {
    this.#shapes.remove();
    this.#labels.remove();
    this.#renderer?.remove();
    return this;
  }

  override getEvents() {
    return {
      zoomend: () => void this.#update(),
      moveend: () => this.#showLabels(),
      resize: () => this.#showLabels(),
    };
  }

  async #update(): Promise<void> {
    const isDetailed = this.#map.getZoom() >= detailZoom;
    const detail = isDetailed ? 'counties' : 'states';
    if (this.#detail === detail) return;
    try {
      const shapes = await (isDetailed
        ? (this.#loaded.counties ??= loadCounties())
        : (this.#loaded.states ??= loadStates()));
      if (this.#map.getZoom() >= detailZoom !== isDetailed) return;
      this.#detail = detail;
      this.#draw(shapes);
    } catch {
      delete this.#loaded[detail];
    }
  }

  #draw({ states, counties }: Shapes): void {
    const pane = this.#map.getPane('overlayPane')!;
    this.#shapes.clearLayers();
    this.#renderer?.remove();
    const renderer = (this.#renderer = new Canvas({ padding: 0.25 }));
    const path: PathOptions = { renderer, interactive: false };
    const border = { color: readColor(pane, 'border'), weight: counties ? 1.6 : 1.1 };
    const draw = (data: GeoJSON.FeatureCollection, style: PathOptions) =>
      new GeoJSON(data, { ...path, ...style }).addTo(this.#shapes);
    draw(states, { stroke: false, fillColor: readColor(pane, 'land'), fillOpacity: 1 });
    if (counties) draw(counties, { color: readColor(pane, 'county'), weight: 1 });
    draw(states, { ...border, fill: false });
  }

  /** Shows the labels of the view. Labels that remain in view keep their elements. */
  #showLabels(): void {
    if (!this.#labelData) return;
    const positionOf = ({ latitude, longitude }: Label): LatLngTuple => [latitude, longitude];
    const placed = placeLabels(this.#labelData, {
      zoom: this.#map.getZoom(),
      size: this.#map.getSize(),
      project: (label) => this.#map.latLngToContainerPoint(positionOf(label)),
    });
    const texts = new globalThis.Map(placed.map(({ label, text }) => [label, text]));
    for (const [label, { text, marker }] of this.#shownLabels) {
      if (texts.get(label) === text) continue;
      marker.remove();
      this.#labels.removeLayer(marker);
      this.#shownLabels.delete(label);
    }
    for (const { label, text } of placed) {
      if (this.#shownLabels.has(label)) continue;
      const icon = new MarkerIcon(labelElement({ label, text }), [0, 0]);
      const marker = new FlatMarker(positionOf(label), {
        icon,
        interactive: false,
        keyboard: false,
        pane: 'cover-labels',
      });
      marker.addTo(this.#labels);
      this.#shownLabels.set(label, { text, marker });
    }
  }
}
