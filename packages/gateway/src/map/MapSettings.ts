/** AMap's keys: the key goes to browsers, the secret stays here. */
export interface AmapSettings {
  readonly key: string
  readonly secret: string
  /** Where signed calls go, without a slash at the end. Default: AMap's own service. */
  readonly service?: string
}

/** Which maps the map picker has. Without any of these the embedded one, which needs no internet. */
export interface MapSettings {
  readonly amap?: AmapSettings | undefined
  /** Address of pictures with `{z}`, `{x}` and `{y}`, in WGS-84 as OpenStreetMap's are. */
  readonly tiles?: string | undefined
  /** Whose map it is, as its licence wants it shown: a text. */
  readonly attribution?: string | undefined
  /** Address of a search that answers as Nominatim does, without a slash at the end. */
  readonly search?: string | undefined
}

/** The code by which `get_by_code` names AMap's keys. */
export const amapCode = 'amap'

/** Sources of scripts, pictures and connections that a page with a map needs besides the gateway: as policies name them. */
export interface MapSources {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
}

const amapHosts = ['https://*.amap.com', 'https://*.autonavi.com', 'https://*.is.autonavi.com']

/** What the settings add to the policy of pages. `{s}` of an address of tiles stands for any subdomain. */
export function mapSources({ amap, tiles }: MapSettings): MapSources {
  const pictures = tiles && new URL(tiles.replace('{s}.', 'subdomain-.')).origin.replace('subdomain-.', '*.')
  return {
    scripts: amap ? ['https://webapi.amap.com', 'https://restapi.amap.com'] : [],
    images: [...(amap ? amapHosts : []), ...(pictures ? [pictures] : [])],
  }
}
