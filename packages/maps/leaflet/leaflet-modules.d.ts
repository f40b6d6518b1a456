// Leaflet's own modules: the page loads those that are used, and no global `L` is made.
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
