import {
  findPlaces,
  findRegions,
  getMapAddress,
  getMapSettings,
  getMapTile,
  getRegions,
} from '@ebkit/protocol/calls/map'
import { getAppByCode } from '@ebkit/protocol/calls/miniProgram'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'
import { resolveAddress } from '../page/address'
import type { Session } from '../session/Session'

/** Degrees in GCJ-02, the system of China's maps. */
export interface MapPoint {
  longitude: number
  latitude: number
}

/** A search result. */
export interface MapPlace extends MapPoint {
  name: string
  /** With the divisions that contain it: 浙江省杭州市西湖区. */
  address: string
}

/** Keys of a maps service. Without `appSecret` the gateway signs its calls. @spec W-MAP-8 */
export interface MapKeys {
  /** Empty if there is no maps service. */
  appKey: string
  appSecret?: string | undefined
}

/** The map in use, and its settings. */
export type MapSettings = AnswerOf<typeof getMapSettings>
/** One tile of the embedded map. */
export type MapTile = AnswerOf<typeof getMapTile>

/** Maps of the gateway. Every call rejects with a ServiceError. */
export interface MapService {
  /** @param appCode names the maps service: `amap` */
  keys(appCode: string, signal?: AbortSignal): Promise<MapKeys>
  /** The gateway's own map. */
  settings(signal?: AbortSignal): Promise<MapSettings>
  /** Searches places of the whole country; at most ten, the best match first. */
  places(keyword: string, signal?: AbortSignal): Promise<MapPlace[]>
  /** The address of a position. */
  address(point: MapPoint, signal?: AbortSignal): Promise<string>
  /** Names of the divisions of one whose path is `浙江省/杭州市`; without a path, the provinces. */
  regions(path: string, signal?: AbortSignal): Promise<string[]>
  /** Paths of the divisions that match a keyword, from the province down; at most twenty, the best match first. */
  findRegions(keyword: string, signal?: AbortSignal): Promise<string[][]>
  /** A tile of the embedded map. */
  tile(z: number, x: number, y: number, signal?: AbortSignal): Promise<MapTile>
}

/**
 * @spec W-MAP-8
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createMapService } from '@ebkit/core/services/maps'
 * import { getSession } from '@ebkit/core/session'
 *
 * const maps = createMapService(createHttp({ session: getSession() }))
 * const [lake] = await maps.places('西湖')
 * if (lake) console.log(lake.name, await maps.address(lake))
 * const districts = await maps.regions('浙江省/杭州市')
 * ```
 */
export function createMapService(http: Http): MapService {
  return {
    keys: (appCode, signal) => http.call(getAppByCode, { query: { appCode }, signal }),
    settings: (signal) => http.call(getMapSettings, { signal }),
    places: (keyword, signal) => http.call(findPlaces, { query: { keyword }, signal }),
    async address({ longitude, latitude }, signal) {
      const { address } = await http.call(getMapAddress, { query: { longitude, latitude }, signal })
      return address
    },
    regions: (path, signal) => http.call(getRegions, { query: { path }, signal }),
    findRegions: (keyword, signal) => http.call(findRegions, { query: { keyword }, signal }),
    tile: (z, x, y, signal) => http.call(getMapTile, { query: { z, x, y }, signal }),
  }
}

/**
 * The address to which AMap's script sends its calls if it has no secret: the gateway, which signs them. @spec
 * W-MAP-8
 */
export const amapProxyOf = (session: Session): string =>
  `${resolveAddress(session.$configuration.get().gateway ?? '/')}_AMapService`
