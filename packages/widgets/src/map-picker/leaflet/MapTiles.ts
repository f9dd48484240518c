import type { MapPoint } from '@ebkit/core/services/maps'
import type { GridLayer } from 'leaflet/dist/leaflet-src.esm.js'

/** The layers of a map, and the projection of its tiles. */
export interface MapTiles {
  readonly layer: GridLayer
  /** Converts GCJ-02, the system of positions, to that of the tiles. */
  toTiles(point: MapPoint): MapPoint
  fromTiles(point: MapPoint): MapPoint
}
