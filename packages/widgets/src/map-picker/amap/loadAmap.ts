import { NativePromise } from '@ebkit/core/promise'
import type { MapKeys } from '@ebkit/core/services/maps'
import type { AmapApi } from './AmapApi'

const address = 'https://webapi.amap.com/maps'
const plugins = 'AMap.PlaceSearch,AMap.Geocoder'

interface AmapPage {
  AMap?: AmapApi
  _AMapSecurityConfig?: { serviceHost: string } | { securityJsCode: string }
}

let coming: Promise<AmapApi> | undefined

/**
 * AMap's script, once for the page; one that the page has already is taken. With a secret the script signs its calls, without
 * one it sends them to `proxy`, which does.
 *
 * @spec W-MAP-8
 */
export function loadAmap({ appKey, appSecret }: MapKeys, proxy: string): Promise<AmapApi> {
  const page = window as unknown as AmapPage
  page._AMapSecurityConfig ??= appSecret ? { securityJsCode: appSecret } : { serviceHost: proxy }
  if (page.AMap) return NativePromise.resolve(page.AMap)
  coming ??= addScript(`${address}?${new URLSearchParams({ v: '2.0', key: appKey, plugin: plugins })}`)
    .then(() => {
      if (!page.AMap) throw new Error('AMap’s script has not set AMap: look at its key')
      return page.AMap
    })
    .catch((error) => {
      coming = undefined
      throw error
    })
  return coming
}

function addScript(source: string): Promise<void> {
  return new NativePromise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = source
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('AMap’s script could not be loaded'))
    }
    document.head.append(script)
  })
}
