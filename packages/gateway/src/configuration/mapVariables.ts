import * as v from 'valibot'
import type { MapSettings } from '../map/MapSettings'

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** What the map picker shows; none of these: the embedded map. */
export const mapVariables = {
  /** AMap's key for browsers, and its secret, which stays at the gateway. They go together. */
  EB_AMAP_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w{8,64}$/, 'EB_AMAP_KEY is no key of AMap'))),
  EB_AMAP_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^\w{8,64}$/, 'EB_AMAP_SECRET is no secret of AMap')),
  ),
  /** Pictures of a map, as OpenStreetMap has them: `https://tile.example.com/{z}/{x}/{y}.png`. */
  EB_MAP_TILES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          isWeb(text.replace('{s}.', '')) && ['{z}', '{x}', '{y}'].every((each) => text.includes(each)),
        'EB_MAP_TILES must be an address with {z}, {x} and {y}',
      ),
    ),
  ),
  /** Whose map that is, as its licence wants it shown. */
  EB_MAP_ATTRIBUTION: v.optional(v.string()),
  /** A search that answers as Nominatim does: `https://nominatim.example.com`. */
  EB_MAP_SEARCH: v.optional(
    v.pipe(v.string(), v.check(isWeb, 'EB_MAP_SEARCH must be an address beginning with http:// or https://')),
  ),
} as const

type Values = { readonly [Name in keyof typeof mapVariables]?: string | undefined }

/** The maps of the variables. */
export function mapOf(values: Values): MapSettings {
  const { EB_AMAP_KEY: key, EB_AMAP_SECRET: secret } = values
  return {
    amap: key && secret ? { key, secret } : undefined,
    tiles: values.EB_MAP_TILES,
    attribution: values.EB_MAP_ATTRIBUTION,
    search: values.EB_MAP_SEARCH?.replace(/\/+$/, ''),
  }
}

/** What goes together and is not all there. */
export const mapHalves = ({ EB_AMAP_KEY: key, EB_AMAP_SECRET: secret }: Values): string[] =>
  !key === !secret ? [] : ['EB_AMAP_KEY and EB_AMAP_SECRET go together: set both']
