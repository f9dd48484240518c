import { allPlaces, type Place } from './places'

/** Kilometres from a centre beyond which a place is not considered near: the largest districts extend this far. */
const farthest = 200
const earthRadius = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In degrees, GCJ-02. */
export type Position = {
  longitude: number
  latitude: number
}

/** The distance between two positions in kilometres. */
function distance(one: Position, other: Position): number {
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude)
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Taiwan, Hong Kong and Macau, whose cities the index may not have. */
const hasNoCities = ({ code }: Place) => /^(?:71|81|82)/.test(code)

/** The district, or city without districts, with the nearest centre; undefined if all are more than 200 km away. */
export function nearestPlace(position: Position): Place | undefined {
  let nearest: Place | undefined
  let least = farthest
  for (const place of allPlaces()) {
    if (place.level === 'province' && !hasNoCities(place)) continue
    const away = distance(position, place)
    if (away < least) [nearest, least] = [place, away]
  }
  return nearest
}
