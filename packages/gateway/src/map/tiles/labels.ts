import { allPlaces, type Place, type PlaceLevel } from '../places/places'
import { deepestTile, tileSize } from './landTiles'

/** A name on the map, in pixels of the whole world. */
interface Label {
  readonly name: string
  readonly romanName: string
  readonly level: PlaceLevel
  readonly x: number
  readonly y: number
}

/** The first zoom of tiles at which a level is labelled. */
const firstZoom: Readonly<Record<PlaceLevel, number>> = { province: 2, city: 4, district: 7 }
/** Width of a Chinese character, width of a letter, and height of a line, in pixels. */
const character = 13
const letter = 7
const line = 18

const sideOf = (zoom: number) => tileSize * 2 ** zoom

/** The pixel of a position on the map of the world, a square in the Mercator projection, as on web maps. */
function pixelsOf({ longitude, latitude }: Pick<Place, 'longitude' | 'latitude'>, zoom: number) {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  return { x: ((longitude + 180) / 360) * sideOf(zoom), y: ((1 - north) / 2) * sideOf(zoom) }
}

const widthOf = ({ name, romanName }: Label) => Math.max(character * name.length, letter * romanName.length)

const overlap = (one: Label, other: Label) =>
  Math.abs(one.y - other.y) < line && Math.abs(one.x - other.x) < (widthOf(one) + widthOf(other)) / 2

/** The labels of a zoom, those of larger places first, without labels that would overlap another. */
function labelsOf(zoom: number): readonly Label[] {
  const rows = new Map<number, Label[]>()
  const isFree = (label: Label, row: number) =>
    [row - 1, row, row + 1].every((each) => !rows.get(each)?.some((other) => overlap(label, other)))
  for (const level of ['province', 'city', 'district'] as const) {
    if (zoom < firstZoom[level]) continue
    for (const place of allPlaces()) {
      if (place.level !== level) continue
      const { name, romanName } = place
      const label = { name, romanName, level, ...pixelsOf(place, zoom) }
      const row = Math.floor(label.y / line)
      if (isFree(label, row)) rows.set(row, [...(rows.get(row) ?? []), label])
    }
  }
  return [...rows.values()].flat()
}

const zooms = new Map<number, readonly Label[]>()

/**
 * The labels of a tile and those that extend into it, so that neighbouring tiles draw the same: name, level, x and y in
 * pixels, name in pinyin.
 */
export function labelsOfTile(
  zoom: number,
  x: number,
  y: number,
): [string, PlaceLevel, number, number, string][] {
  const depth = Math.min(zoom, deepestTile)
  const labels = zooms.get(depth) ?? labelsOf(depth)
  zooms.set(depth, labels)
  const [left, top] = [x * tileSize, y * tileSize]
  const reach = character * 6
  const isNear = (label: Label) =>
    label.x > left - reach &&
    label.x < left + tileSize + reach &&
    label.y > top - line &&
    label.y < top + tileSize + line
  return labels
    .filter(isNear)
    .map(({ name, romanName, level, ...at }) => [
      name,
      level,
      Math.round(at.x - left),
      Math.round(at.y - top),
      romanName,
    ])
}
