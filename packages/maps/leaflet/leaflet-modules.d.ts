// Leaflet's source modules: only those in use are bundled, and there is no global `L`.
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.Drag.js' {
  export const Drag: typeof import('leaflet').Handler;
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js' {
  export const DoubleClickZoom: typeof import('leaflet').Handler;
}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {
  export const Keyboard: typeof import('leaflet').Handler;
}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {
  export const ScrollWheelZoom: typeof import('leaflet').Handler;
}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {
  export const TouchZoom: typeof import('leaflet').Handler;
}
declare module 'leaflet/src/layer/Layer.js' {
  export { Layer } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/dom/DomUtil.js' {
  export const setPosition: typeof import('leaflet').DomUtil.setPosition;
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { LayerGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/GeoJSON.js' {
  export { GeoJSON } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Canvas.js' {
  export { Canvas } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js' {}
