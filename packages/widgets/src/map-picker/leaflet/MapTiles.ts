import type { MapPoint } from '@ebkit/core/services/maps'
import type { GridLayer } from 'leaflet/dist/leaflet-src.esm.js'

/** What a map is made of, and where its tiles have a point. */
export interface MapTiles {
  readonly layer: GridLayer
  /** From GCJ-02, the system of positions, to that of the tiles. */
  toTiles(point: MapPoint): MapPoint
  fromTiles(point: MapPoint): MapPoint
}
