import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
// Modules that extend the map when they are imported.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';

export { GeoJSON } from 'leaflet/src/layer/GeoJSON.js';
export { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { Canvas } from 'leaflet/src/layer/vector/Canvas.js';
export { Layer } from 'leaflet/src/layer/Layer.js';
export { Icon } from 'leaflet/src/layer/marker/Icon.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { setPosition } from 'leaflet/src/dom/DomUtil.js';
export { LeafletMap };
