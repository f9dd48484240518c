import type { MapPoint } from '@ebkit/core/services/maps'
import type { MapDrawing, MapHandlers, MapStart } from '../MapProvider'
import { markerDrawing, markerSize } from '../markerDrawing'
import type { AmapApi, AmapMarker, AmapPoint } from './AmapApi'

const pointOf = (at: AmapPoint): MapPoint => ({ longitude: at.getLng(), latitude: at.getLat() })
const pairOf = ({ longitude, latitude }: MapPoint): [number, number] => [longitude, latitude]

/** Renders a map with AMap's JS API. */
export function openAmap(
  api: AmapApi,
  element: HTMLElement,
  start: MapStart,
  { onPick, onZoom }: MapHandlers,
): MapDrawing {
  const map = new api.Map(element, {
    ...{ zoom: start.level, center: pairOf(start.point), viewMode: '2D' },
    ...{ keyboardEnable: false, doubleClickZoom: false, resizeEnable: true },
  })
  const content = markerDrawing()
  content.className = 'eb-map-picker__marker'
  const [width, height] = markerSize
  const marker = new api.Marker({ content, draggable: true, offset: [-width / 2, -height] })
  let places: readonly AmapMarker[] = []
  map.on('click', ({ lnglat }) => onPick(pointOf(lnglat)))
  let ownLevel: number | undefined
  map.on('zoomend', () => {
    const level = Math.round(map.getZoom())
    // The zoom was not the user's if the widget itself moved the map.
    if (level !== ownLevel) onZoom(level)
    ownLevel = undefined
  })
  marker.on('dragend', ({ lnglat }) => onPick(pointOf(lnglat)))
  return {
    setMarker(point) {
      if (point) marker.setPosition(pairOf(point))
      marker.setMap(point ? map : null)
    },
    setPlaces(next) {
      for (const one of places) one.setMap(null)
      places = next.map(({ point, element }) => {
        const placed = new api.Marker({ content: element, offset: [-width / 2, -height] })
        placed.setPosition(pairOf(point))
        placed.setMap(map)
        return placed
      })
    },
    setEditable: (isEditable) => marker.setDraggable(isEditable),
    goTo(point, level) {
      ownLevel = level === Math.round(map.getZoom()) ? undefined : level
      map.setZoomAndCenter(level, pairOf(point))
    },
    // AMap moves the map, not the view.
    panBy: (x, y) => map.panBy(-x, -y),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    center: () => pointOf(map.getCenter()),
    level: () => Math.round(map.getZoom()),
    shifted(point, x, y) {
      const pixel = map.lngLatToContainer(pairOf(point))
      return pointOf(map.containerToLngLat([pixel.getX() + x, pixel.getY() + y]))
    },
    // AMap retries automatically.
    redraw() {},
    remove: () => map.destroy(),
  }
}
