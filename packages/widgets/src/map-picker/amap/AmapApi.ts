/** A position of AMap's API. */
export interface AmapPoint {
  getLng(): number
  getLat(): number
}

type Listener = (event: { lnglat: AmapPoint }) => void
type Answer<Result> = (status: 'complete' | 'no_data' | 'error', result: Result) => void

export interface AmapMap {
  on(event: 'click' | 'zoomend', listener: Listener): void
  setZoomAndCenter(zoom: number, center: [number, number], isImmediate?: boolean): void
  setZoom(zoom: number): void
  getZoom(): number
  getCenter(): AmapPoint
  panBy(x: number, y: number): void
  lngLatToContainer(point: [number, number]): { getX(): number; getY(): number }
  containerToLngLat(pixel: [number, number]): AmapPoint
  destroy(): void
}

export interface AmapMarker {
  on(event: 'dragend', listener: Listener): void
  setPosition(point: [number, number]): void
  setDraggable(isDraggable: boolean): void
  setMap(map: AmapMap | null): void
}

/** A result of AMap's search; one without a position is a region or a bus line. */
export interface AmapPlace {
  name: string
  address?: string | unknown[]
  pname?: string
  cityname?: string
  adname?: string
  location?: AmapPoint
}

/** The part of AMap's JS API 2.0 that the map picker uses. */
export interface AmapApi {
  Map: new (element: HTMLElement, options: object) => AmapMap
  Marker: new (options: object) => AmapMarker
  PlaceSearch: new (
    options: object,
  ) => { search(keyword: string, answer: Answer<{ poiList?: { pois: AmapPlace[] } } | string>): void }
  Geocoder: new (
    options: object,
  ) => {
    getAddress(
      point: [number, number],
      answer: Answer<{ regeocode?: { formattedAddress: string } } | string>,
    ): void
  }
}
