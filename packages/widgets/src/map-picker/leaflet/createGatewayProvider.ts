import type { MapService, MapSettings } from '@ebkit/core/services/maps'
import type { MapProvider } from '../MapProvider'
import { embeddedTiles } from './embeddedTiles'
import { openLeafletMap } from './openLeafletMap'
import { pictureTiles } from './pictureTiles'

/**
 * The gateway's own map: image tiles of the configured address, or the embedded map. Searches go through the gateway.
 */
export function createGatewayProvider(service: MapService, settings: MapSettings): MapProvider {
  const { tiles, attribution } = settings
  return {
    attribution,
    find: service.places,
    addressOf: service.address,
    open: (element, start, handlers) =>
      openLeafletMap(
        element,
        tiles ? pictureTiles(tiles) : embeddedTiles(service.tile, start.locale),
        start,
        handlers,
      ),
  }
}
