import { NativePromise, withDeadline } from '@ebkit/core/promise'
import type { MapKeys, MapPlace } from '@ebkit/core/services/maps'
import type { MapProvider } from '../MapProvider'
import type { AmapApi, AmapPlace } from './AmapApi'
import { loadAmap } from './loadAmap'
import { openAmap } from './openAmap'

/** Milliseconds until loading the script or a call times out. */
const patience = { script: 30_000, answer: 10_000 }

function placeOf({ name, address, pname = '', cityname = '', adname = '', location }: AmapPlace): MapPlace[] {
  if (!location) return []
  const around = [...new Set([pname, cityname, adname])].join('')
  const street = typeof address === 'string' ? address : ''
  return [{ name, address: around + street, longitude: location.getLng(), latitude: location.getLat() }]
}

/** AMap's search has no signal: an answer that is no longer needed is dropped. */
const ask = <Result>(
  start: (take: (result: Result) => void, fail: (why: Error) => void) => void,
  signal: AbortSignal,
) => withDeadline(() => new NativePromise<Result>(start), patience.answer, signal)

function find(api: AmapApi, keyword: string, signal: AbortSignal): Promise<MapPlace[]> {
  const service = new api.PlaceSearch({ city: '全国', citylimit: false, pageSize: 10, extensions: 'all' })
  return ask((take, fail) => {
    service.search(keyword, (status, result) => {
      if (status === 'error') fail(new Error(`AMap: ${String(result)}`))
      else take(typeof result === 'object' ? (result.poiList?.pois ?? []).flatMap(placeOf) : [])
    })
  }, signal)
}

/** AMap's JS API 2.0. Its positions are GCJ-02. @spec W-MAP-4 W-MAP-8 */
export async function createAmapProvider(keys: MapKeys, proxy: string): Promise<MapProvider> {
  const api = await withDeadline(() => loadAmap(keys, proxy), patience.script)
  const geocoder = new api.Geocoder({ city: '全国' })
  return {
    // The map itself shows it.
    attribution: '',
    find: (keyword, signal) => find(api, keyword, signal),
    addressOf: ({ longitude, latitude }, signal) =>
      ask((take, fail) => {
        geocoder.getAddress([longitude, latitude], (status, result) => {
          const address = typeof result === 'object' ? result.regeocode?.formattedAddress : undefined
          if (status === 'complete' && address) take(address)
          else fail(new Error(`AMap: ${typeof result === 'string' ? result : status}`))
        })
      }, signal),
    open: (...given) => openAmap(api, ...given),
  }
}
