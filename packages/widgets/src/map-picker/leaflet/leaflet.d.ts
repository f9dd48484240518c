/** Leaflet as a module: its main file also sets `window.L`, which belongs to the page. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
