import type { AmapApi, AmapMap, AmapMarker, AmapPoint } from '../amap/AmapApi'

const pointOf = ([longitude, latitude]: [number, number]): AmapPoint => ({
  getLng: () => longitude,
  getLat: () => latitude,
})

type Listener = (event: { lnglat: AmapPoint }) => void

/** A fake of AMap, whose real script comes from the internet. One degree is 100 px. */
export function fakeAmap() {
  const listeners = new Map<string, Listener>()
  const shown = {
    zoom: 0,
    center: [0, 0] as [number, number],
    marker: undefined as [number, number] | undefined,
  }
  class FakeMap implements AmapMap {
    constructor(_element: HTMLElement, options: object) {
      Object.assign(shown, options)
    }
    on = (event: string, listener: Listener) => void listeners.set(event, listener)
    setZoomAndCenter = (zoom: number, center: [number, number]) => void Object.assign(shown, { zoom, center })
    setZoom(zoom: number) {
      shown.zoom = zoom
      listeners.get('zoomend')?.({ lnglat: pointOf(shown.center) })
    }
    getZoom = () => shown.zoom
    getCenter = () => pointOf(shown.center)
    panBy = (x: number, y: number) => {
      shown.center = [shown.center[0] - x / 100, shown.center[1] + y / 100]
    }
    lngLatToContainer = ([x, y]: [number, number]) => ({ getX: () => x * 100, getY: () => -y * 100 })
    containerToLngLat = ([x, y]: [number, number]) => pointOf([x / 100, -y / 100])
    destroy = () => void listeners.clear()
  }
  class FakeMarker implements AmapMarker {
    private at: [number, number] = [0, 0]
    on = (event: string, listener: Listener) => void listeners.set(event, listener)
    setPosition = (at: [number, number]) => {
      this.at = at
    }
    setDraggable() {}
    setMap = (map: AmapMap | null) => {
      shown.marker = map ? this.at : undefined
    }
  }
  class PlaceSearch {
    search: InstanceType<AmapApi['PlaceSearch']>['search'] = (keyword, answer) => {
      const place = { name: '灵隐寺', pname: '浙江省', cityname: '杭州市', location: pointOf([120.1, 30.24]) }
      if (keyword === '灵隐') answer('complete', { poiList: { pois: [place] } })
      else answer('no_data', {})
    }
  }
  class Geocoder {
    getAddress: InstanceType<AmapApi['Geocoder']>['getAddress'] = ([longitude], answer) => {
      if (longitude < 0) answer('no_data', {})
      else answer('complete', { regeocode: { formattedAddress: '浙江省杭州市西湖区' } })
    }
  }
  const api: AmapApi = { Map: FakeMap, Marker: FakeMarker, PlaceSearch, Geocoder }
  const fire = (event: string, at: [number, number]) => listeners.get(event)?.({ lnglat: pointOf(at) })
  return { api, shown, fire }
}
