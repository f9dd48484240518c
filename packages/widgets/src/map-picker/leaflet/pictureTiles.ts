import type { MapPoint } from '@ebkit/core/services/maps'
import gcoord from 'gcoord'
import { TileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTiles } from './MapTiles'

type System = typeof gcoord.WGS84 | typeof gcoord.GCJ02

const between =
  (from: System, to: System) =>
  ({ longitude, latitude }: MapPoint): MapPoint => {
    const [x, y] = gcoord.transform([longitude, latitude], from, to)
    return { longitude: x, latitude: y }
  }

/** Image tiles in WGS-84, like OpenStreetMap's: in China 300 to 700 m off GCJ-02. */
export const pictureTiles = (address: string): MapTiles => ({
  layer: new TileLayer(address, { maxNativeZoom: 18, maxZoom: 19 }),
  toTiles: between(gcoord.GCJ02, gcoord.WGS84),
  fromTiles: between(gcoord.WGS84, gcoord.GCJ02),
})
