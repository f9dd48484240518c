import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { wholeNumber } from '../schemas/values'

/** Degrees, also as text in a query string. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.decimal())]),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
  )

/**
 * O-050: the gateway's map, used if there is no map service with a key. `tiles` is the address of image tiles with
 * `{z}`, `{x}` and `{y}`; without it the map is the embedded one, whose tiles `getMapTile` returns.
 */
export const getMapSettings = defineCall({
  id: 'O-050',
  name: 'getMapSettings',
  method: 'GET',
  path: 'api/map/settings',
  answer: looseObject({ tiles: v.nullable(v.string()), attribution: v.string() }),
  safeToRepeat: true,
})

/**
 * O-051: places of the whole country by name, pinyin or address, the best first, at most ten. Positions are GCJ-02.
 * HTTP 502 `map-service` if the search that is configured does not answer.
 *
 * @example
 * ```ts
 * import { findPlaces, getMapTile } from '@ebkit/protocol/calls/map'
 * import { check } from '@ebkit/protocol/check'
 *
 * check(findPlaces.query, { keyword: '西湖' }).fits // true
 * check(getMapTile.query, { z: 14, x: 1, y: 1 }) // { fits: false, field: 'z' }
 * ```
 */
export const findPlaces = defineCall({
  id: 'O-051',
  name: 'findPlaces',
  method: 'GET',
  path: 'api/map/places',
  query: v.object({ keyword: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: v.array(
    looseObject({ name: v.string(), address: v.string(), longitude: v.number(), latitude: v.number() }),
  ),
  safeToRepeat: true,
})

/** O-052: the address of a position in GCJ-02. HTTP 404 if nothing is near, 502 `map-service` as for `findPlaces`. */
export const getMapAddress = defineCall({
  id: 'O-052',
  name: 'getMapAddress',
  method: 'GET',
  path: 'api/map/address',
  query: v.object({ longitude: degrees(180), latitude: degrees(90) }),
  answer: looseObject({ address: v.string() }),
  safeToRepeat: true,
})

/**
 * O-085: the names of the divisions of China right below one, whose path is the names from the province down:
 * `浙江省/杭州市`. Without a path the provinces. Empty if nothing is below.
 */
export const getRegions = defineCall({
  id: 'O-085',
  name: 'getRegions',
  method: 'GET',
  path: 'api/map/regions',
  query: v.object({ path: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  answer: v.array(v.string()),
  safeToRepeat: true,
})

/**
 * O-114: paths of names of the divisions of China that a keyword names, by name, pinyin or initials, the best first, at most
 * twenty.
 */
export const findRegions = defineCall({
  id: 'O-114',
  name: 'findRegions',
  method: 'GET',
  path: 'api/map/regions/found',
  query: v.object({ keyword: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: v.array(v.array(v.string())),
  safeToRepeat: true,
})

const label = v.tuple([
  v.string(),
  v.picklist(['province', 'city', 'district']),
  v.number(),
  v.number(),
  v.string(),
])

/**
 * O-053: a tile of the embedded map, 512 pixels wide and high. `land`: polygons of rings, each x and y by turns. `labels`:
 * name, kind, x and y, name in pinyin.
 */
export const getMapTile = defineCall({
  id: 'O-053',
  name: 'getMapTile',
  method: 'GET',
  path: 'api/map/tile',
  query: v.object({ z: v.pipe(wholeNumber, v.maxValue(13)), x: wholeNumber, y: wholeNumber }),
  answer: looseObject({ land: v.array(v.array(v.array(v.number()))), labels: v.array(label) }),
  safeToRepeat: true,
})
