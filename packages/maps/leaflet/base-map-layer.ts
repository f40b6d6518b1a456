import type { Map, PathOptions } from 'leaflet';
import type { Region, Shapes } from '../base-map/base-map-data.ts';
import { loadCounties, loadLabels, loadRegion, loadStates } from '../base-map/base-map-data.ts';
import type { Box } from '../base-map/label-collision.ts';
import { placeLabels } from '../base-map/place-labels.ts';
import { regionKeys } from '../base-map/region-key.ts';
import { contains } from '../bounds.ts';
import type { Bounds } from '../map-provider.ts';
import { LabelLayer } from './label-layer.ts';
import { Canvas, GeoJSON, Layer, LayerGroup } from './leaflet.ts';

/** From these zoom levels on, the map shows counties, and everything that its regions have. */
const detailZooms = { counties: 7, regions: 9 };
/** The map is drawn this much beyond its edges, as a share of its size. */
const padding = 0.25;

/** Reads a color of the theme. A canvas cannot use custom properties. */
function readColor(pane: HTMLElement, name: 'land' | 'border' | 'county'): string {
  const probe = document.createElement('i');
  probe.className = `cover-map-color-${name}`;
  pane.append(probe);
  const { color } = getComputedStyle(probe);
  probe.replaceWith();
  return color;
}

/** The offline map: states, counties, places and zip codes of the United States, drawn on a canvas. */
export class BaseMapLayer extends Layer {
  readonly #covered: () => readonly Box[];
  #map!: Map;
  readonly #shapes = new LayerGroup();
  #renderer: Canvas | undefined;
  readonly #labels = new LabelLayer();
  #isGone = false;
  #labelTimer: ReturnType<typeof setTimeout> | undefined;
  #labelData: Awaited<ReturnType<typeof loadLabels>> | undefined;
  #regions: readonly Region[] = [];
  /** The current data: the name of a level of detail, or the keys of regions. */
  #drawn = '';
  readonly #loaded = new globalThis.Map<string, Promise<Region | Shapes | undefined>>();

  /** @param covered the parts of the map that are covered by markers */
  constructor(covered: () => readonly Box[]) {
    super();
    this.#covered = covered;
  }

  override onAdd(map: Map): this {
    this.#map = map;
    map.getContainer().classList.add('cover-map-base');
    this.#shapes.addTo(map);
    this.#labels.addTo(map);
    void this.#update();
    loadLabels()
      .then((labels) => {
        this.#labelData = labels;
        this.showLabelsSoon();
      })
      // Without its files the map is blank; the list beside it has the same offices.
      .catch(() => undefined);
    return this;
  }

  override onRemove(): this {
    this.#isGone = true;
    clearTimeout(this.#labelTimer);
    this.#shapes.remove();
    this.#labels.remove();
    this.#renderer?.remove();
    return this;
  }

  override getEvents() {
    return { moveend: () => void this.#update() };
  }

  /** The files of the view. */
  #wanted(): readonly string[] {
    const zoom = this.#map.getZoom();
    if (zoom < detailZooms.counties) return ['states'];
    return zoom < detailZooms.regions ? ['counties'] : regionKeys(this.#bounds());
  }

  async #update(): Promise<void> {
    const wanted = this.#wanted();
    const key = wanted.join();
    if (this.#drawn === key) return;
    try {
      const parts = await Promise.all(wanted.map((name) => this.#load(name)));
      if (this.#wanted().join() !== key || this.#drawn === key) return;
      this.#drawn = key;
      this.#regions = parts.filter((part): part is Region => part !== undefined && 'labels' in part);
      this.#draw(parts.filter((part) => part !== undefined));
      this.showLabelsSoon();
    } catch {
      for (const name of wanted) this.#loaded.delete(name);
    }
  }

  #load(name: string): Promise<Region | Shapes | undefined> {
    const load = name === 'states' ? loadStates : name === 'counties' ? loadCounties : loadRegion;
    const loading = this.#loaded.get(name) ?? load(name);
    this.#loaded.set(name, loading);
    return loading;
  }

  #draw(parts: readonly Shapes[]): void {
    const pane = this.#map.getPane('overlayPane')!;
    this.#shapes.clearLayers();
    this.#renderer?.remove();
    const renderer = (this.#renderer = new Canvas({ padding }));
    const path: PathOptions = { renderer, interactive: false };
    const draw = (data: GeoJSON.GeoJSON, style: PathOptions) =>
      new GeoJSON(data, { ...path, ...style }).addTo(this.#shapes);
    const isDetailed = parts.some(({ countyLines }) => countyLines);
    const border = { color: readColor(pane, 'border'), weight: isDetailed ? 1.6 : 1.1, fill: false };
    const land = { stroke: false, fillColor: readColor(pane, 'land'), fillOpacity: 1 };
    const county = { color: readColor(pane, 'county'), weight: 1, fill: false };
    for (const part of parts) draw(part.land, land);
    for (const { countyLines } of parts) if (countyLines) draw(countyLines, county);
    for (const { stateLines } of parts) draw(stateLines, border);
  }

  #bounds(): Bounds {
    const bounds = this.#map.getBounds().pad(padding);
    return { north: bounds.getNorth(), south: bounds.getSouth(), east: bounds.getEast(), west: bounds.getWest() };
  }

  /** Shows the labels in a separate task, once for all changes until then. */
  showLabelsSoon(): void {
    clearTimeout(this.#labelTimer);
    this.#labelTimer = setTimeout(() => this.#showLabels(), 0);
  }

  /** Shows the labels of the view where nothing covers it. */
  #showLabels(): void {
    if (!this.#labelData || this.#isGone) return;
    const bounds = this.#bounds();
    this.#labels.show(
      placeLabels(
        { ...this.#labelData, regional: this.#regions.flatMap(({ labels }) => labels) },
        {
          zoom: this.#map.getZoom(),
          size: this.#map.getSize(),
          project: (label) =>
            contains(bounds, label) ? this.#map.latLngToContainerPoint([label.latitude, label.longitude]) : undefined,
          covered: this.#covered(),
        },
      ),
    );
  }
}
