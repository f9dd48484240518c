/** AMap's keys: the key is sent to browsers, the secret stays in the gateway. */
export interface AmapSettings {
  readonly key: string
  readonly secret: string
  /** Address that signed calls are sent to, without a trailing slash. Default: AMap's own service. */
  readonly service?: string
}

/** The maps of the map picker. With none of these it uses the embedded map, which needs no internet. */
export interface MapSettings {
  readonly amap?: AmapSettings | undefined
  /** Address template of tiles with `{z}`, `{x}` and `{y}`, in WGS-84 like OpenStreetMap's. */
  readonly tiles?: string | undefined
  /** The attribution that the map's licence requires, as text. */
  readonly attribution?: string | undefined
  /** Address of a search service with Nominatim's interface, without a trailing slash. */
  readonly search?: string | undefined
}

/** The code by which `get_by_code` names AMap's keys. */
export const amapCode = 'amap'

/**
 * Sources of scripts, pictures and connections that a page with a map needs besides the gateway, in the syntax of a
 * Content Security Policy.
 */
export interface MapSources {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
}

const amapHosts = ['https://*.amap.com', 'https://*.autonavi.com', 'https://*.is.autonavi.com']

/**
 * What the settings add to the Content Security Policy of pages. `{s}` in an address of tiles stands for any subdomain.
 */
export function mapSources({ amap, tiles }: MapSettings): MapSources {
  const pictures = tiles && new URL(tiles.replace('{s}.', 'subdomain-.')).origin.replace('subdomain-.', '*.')
  return {
    scripts: amap ? ['https://webapi.amap.com', 'https://restapi.amap.com'] : [],
    images: [...(amap ? amapHosts : []), ...(pictures ? [pictures] : [])],
  }
}
