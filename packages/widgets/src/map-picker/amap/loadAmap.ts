import { NativePromise } from '@ebkit/core/promise'
import type { MapKeys } from '@ebkit/core/services/maps'
import type { AmapApi } from './AmapApi'

const address = 'https://webapi.amap.com/maps'
const plugins = ['AMap.PlaceSearch', 'AMap.Geocoder']
/**
 * Called by AMap's script when it has loaded completely, with an error if there was one. The script sets `AMap`
 * before that.
 */
const callback = 'ebkitAmapCame'

interface AmapPage {
  AMap?: AmapScript
  _AMapSecurityConfig?: { serviceHost: string } | { securityJsCode: string }
  [callback]?(problem?: unknown): void
}

/** The script's global: plugins that were not requested are missing. */
type AmapScript = Partial<AmapApi> & { plugin(names: readonly string[], done: () => void): void }

let coming: Promise<AmapApi> | undefined

/**
 * Loads AMap's script once for the page, or uses the one that the page already has. With a secret the script signs
 * its calls, without one it sends them to `proxy`, which does.
 * @spec W-MAP-8
 */
export function loadAmap({ appKey, appSecret }: MapKeys, proxy: string): Promise<AmapApi> {
  const page = window as unknown as AmapPage
  page._AMapSecurityConfig ??= appSecret ? { securityJsCode: appSecret } : { serviceHost: proxy }
  if (page.AMap) return withPlugins(page.AMap)
  coming ??= addScript(page, appKey).catch((error) => {
    coming = undefined
    throw error
  })
  return coming
}

/** A page that uses AMap itself may have loaded it without these plugins. */
function withPlugins(script: AmapScript): Promise<AmapApi> {
  const api = script as AmapApi
  if (api.PlaceSearch && api.Geocoder) return NativePromise.resolve(api)
  return new NativePromise((resolve) => script.plugin(plugins, () => resolve(api)))
}

function addScript(page: AmapPage, key: string): Promise<AmapApi> {
  return new NativePromise((resolve, reject) => {
    page[callback] = (problem) => {
      delete page[callback]
      if (page.AMap && !problem) resolve(withPlugins(page.AMap))
      else reject(new Error(`AMap’s script has not come: ${problem ?? 'look at its key'}`))
    }
    const script = document.createElement('script')
    script.src = `${address}?${new URLSearchParams({ callback, v: '2.0', key, plugin: plugins.join() })}`
    script.onerror = () => {
      script.remove()
      reject(new Error('AMap’s script could not be loaded'))
    }
    document.head.append(script)
  })
}
