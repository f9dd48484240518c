import { readFileSync } from 'node:fs'
import GeoJSONVT from 'geojson-vt'
import { mapFile } from '../mapFile'

/** Rings of longitude and latitude; the first is the outline, the others are lakes. */
export type LandPolygon = [longitude: number, latitude: number][][]

/** Side of a tile in map pixels. */
export const tileSize = 512
/** Zoom of the smallest tiles: beyond it they are enlarged. */
export const deepestTile = 13

/**
 * Number of requests after which the land is read again: the library keeps each requested tile, and its ancestors, in
 * memory.
 */
const mostQuestions = 20_000

let index: GeoJSONVT | undefined
let questions = 0

function openIndex(): GeoJSONVT {
  const polygons = JSON.parse(readFileSync(mapFile('land'), 'utf8')) as LandPolygon[]
  const features = polygons.map((coordinates) => ({
    type: 'Feature' as const,
    properties: null,
    geometry: { type: 'Polygon' as const, coordinates },
  }))
  const options = { maxZoom: deepestTile, indexMaxZoom: 3, tolerance: 1, extent: tileSize, buffer: 4 }
  return new GeoJSONVT({ type: 'FeatureCollection', features }, options)
}

/** The land of a tile: for each polygon its rings, for each ring x and y alternately, in pixels of the tile. */
export function landOf(zoom: number, x: number, y: number): number[][][] {
  if (!index || ++questions > mostQuestions) {
    index = openIndex()
    questions = 0
  }
  const features = index.getTile(zoom, x, y)?.features ?? []
  return features.map(({ geometry }) => (geometry as [number, number][][]).map((ring) => ring.flat()))
}
