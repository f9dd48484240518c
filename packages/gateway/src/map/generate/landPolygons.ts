import { createRequire } from 'node:module'
import { join } from 'node:path'
import GeoJSONVT from 'geojson-vt'
import type { LandPolygon } from '../tiles/landTiles'

/** The world is cut into eight by eight tiles, so that a tile of the map is not compared with all land. */
const zoom = 3
const count = 2 ** zoom
/** Units per side of a tile: 76 m each at the equator. */
const extent = 65_536
/** Columns and rows that show China and the surrounding countries: their coast has more detail. */
const isFine = (x: number, y: number) => x >= 5 && x <= 7 && y >= 2 && y <= 3

const longitudeOf = (x: number) => (x / count) * 360 - 180
const latitudeOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) * 180) / Math.PI
const round = (degrees: number, digits: number) => Number(degrees.toFixed(digits))

/** The land of `world-atlas`, without borders: 1:10 million around China, 1:50 million elsewhere. */
export function landPolygons(modules: string): LandPolygon[] {
  const require = createRequire(join(modules, '../none.js'))
  const { feature } = require('topojson-client') as {
    feature(topology: unknown, object: unknown): ConstructorParameters<typeof GeoJSONVT>[0]
  }
  const indexOf = (file: string) => {
    const topology = require(`world-atlas/${file}.json`) as { objects: { land: unknown } }
    return new GeoJSONVT(feature(topology, topology.objects.land), { maxZoom: zoom, extent, buffer: 64 })
  }
  const fine = indexOf('land-10m')
  const coarse = indexOf('land-50m')
  const places = Array.from({ length: count * count }, (_, place) => [
    place % count,
    Math.floor(place / count),
  ])
  return places.flatMap(([x = 0, y = 0]) => {
    const tile = (isFine(x, y) ? fine : coarse).getTile(zoom, x, y)
    // Three digits are a precision of 110 m, two of 1.1 km.
    const digits = isFine(x, y) ? 3 : 2
    return (tile?.features ?? []).map((each) =>
      (each.geometry as [number, number][][]).map((ring) =>
        ring.map(([left, top]): [number, number] => [
          round(longitudeOf(x + left / extent), digits),
          round(latitudeOf(y + top / extent), digits),
        ]),
      ),
    )
  })
}
