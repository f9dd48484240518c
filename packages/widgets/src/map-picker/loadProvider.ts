import { loadChunk } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import { amapProxyOf, createMapService } from '@ebkit/core/services/maps'
import type { Session } from '@ebkit/core/session'
import type { MapProvider } from './MapProvider'

/** Names AMap's keys. */
const amapCode = 'amap'

/**
 * AMap if the gateway has a key for it, else the gateway's own map: tiles that it names, or the embedded one.
 *
 * @spec W-MAP-8
 */
export async function loadProvider(http: Http, session: Session): Promise<MapProvider> {
  const service = createMapService(http)
  const settings = service.settings()
  settings.catch(() => {
    // Asked for at once, and needed only without a key: then it is awaited below, and the failure is told.
  })
  const keys = await service.keys(amapCode)
  if (keys.appKey) {
    const { createAmapProvider } = await loadChunk(() => import('./amap/createAmapProvider'))
    return createAmapProvider(keys, amapProxyOf(session))
  }
  const { createGatewayProvider } = await loadChunk(() => import('./leaflet/createGatewayProvider'))
  return createGatewayProvider(service, await settings)
}
