import { loadChunk } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import { amapProxyOf, createMapService } from '@ebkit/core/services/maps'
import type { Session } from '@ebkit/core/session'
import type { MapProvider } from './MapProvider'

/** Name of AMap's keys. */
const amapCode = 'amap'

/**
 * AMap if the gateway has a key for it, else the gateway's own map: configured image tiles, or the embedded map.
 * @spec W-MAP-8
 */
export async function loadProvider(http: Http, session: Session): Promise<MapProvider> {
  const service = createMapService(http)
  const settings = service.settings()
  settings.catch(() => {
    // Requested in advance, and used only without a key: it is awaited below, and the failure is reported there.
  })
  const keys = await service.keys(amapCode)
  if (keys.appKey) {
    const { createAmapProvider } = await loadChunk(() => import('./amap/createAmapProvider'))
    return createAmapProvider(keys, amapProxyOf(session))
  }
  const { createGatewayProvider } = await loadChunk(() => import('./leaflet/createGatewayProvider'))
  return createGatewayProvider(service, await settings)
}
