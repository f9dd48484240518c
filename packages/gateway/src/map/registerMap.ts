import {
  findPlaces,
  findRegions,
  getMapAddress,
  getMapSettings,
  getMapTile,
  getRegions,
} from '@ebkit/protocol/calls/map'
import { getAppByCode } from '@ebkit/protocol/calls/miniProgram'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { notFound } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { registerAmapProxy } from './amapProxy'
import { amapCode, type MapSettings } from './MapSettings'
import { addressOfNominatim, type FoundPlace, searchNominatim } from './nominatim'
import { nearestPlace, type Position } from './places/nearestPlace'
import { pathOfRegion, regionsBelow } from './places/regionsBelow'
import { searchPlaces } from './places/searchPlaces'
import { labelsOfTile } from './tiles/labels'
import { landOf } from './tiles/landTiles'

/** Maximum number of places in an answer. */
const most = 10

/** Maximum number of regions in an answer. */
const mostRegions = 20
const session = { needs: 'session', tag: 'Map' } as const

function placesOf(keyword: string, { search }: MapSettings): FoundPlace[] | Promise<FoundPlace[]> {
  if (search) return searchNominatim(search, keyword, most)
  return searchPlaces(keyword, most).map(({ name, path, longitude, latitude }) => ({
    ...{ name, longitude, latitude },
    address: path,
  }))
}

async function addressOf(position: Position, { search }: MapSettings): Promise<string> {
  const address = search ? await addressOfNominatim(search, position) : nearestPlace(position)?.path
  if (!address) throw notFound('There is no address near this position')
  return address
}

/**
 * Registers the calls for the keys of the maps service, and for the gateway's own map. Nothing here belongs to a
 * tenant. @spec W-MAP-8
 */
export function registerMap(app: FastifyInstance, { settings }: Gateway): void {
  const { map, rateLimits } = settings
  registerCall(
    app,
    getAppByCode,
    { ...session, summary: 'Key of the maps service; the secret stays here' },
    ({ query }) => ({ appKey: query.appCode === amapCode ? (map.amap?.key ?? '') : '' }),
  )
  registerCall(app, getMapSettings, { ...session, summary: 'Which map the gateway has' }, () => ({
    tiles: map.tiles ?? null,
    attribution: map.attribution ?? '',
  }))
  registerCall(app, findPlaces, { ...session, summary: 'Places by name, pinyin or address' }, ({ query }) =>
    placesOf(query.keyword, map),
  )
  registerCall(app, getMapAddress, { ...session, summary: 'Address of a position' }, async ({ query }) => ({
    address: await addressOf(query, map),
  }))
  const ofRegions = { ...session, summary: 'Provinces, cities and districts below one', isRevalidated: true }
  registerCall(app, getRegions, ofRegions, ({ query }) => [...regionsBelow(query.path)])
  const ofFound = { ...session, summary: 'Provinces, cities and districts by name, pinyin or initials' }
  registerCall(app, findRegions, ofFound, ({ query }) =>
    searchPlaces(query.keyword, mostRegions).map(pathOfRegion),
  )
  registerCall(
    app,
    getMapTile,
    { ...session, summary: 'A tile of the embedded map', isRevalidated: true },
    ({ query: { z, x, y } }) => ({ land: landOf(z, x, y), labels: labelsOfTile(z, x, y) }),
  )
  if (map.amap) registerAmapProxy(app, map.amap, rateLimits.request)
}
