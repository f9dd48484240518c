import type { MapPoint } from '@ebkit/core/services/maps'
import { observeSize } from '@ebkit/ui/size-observer'
import { styleElement } from '@ebkit/ui/styles'
import {
  DivIcon,
  DomUtil,
  type LatLng,
  type LatLngTuple,
  Map as LeafletMap,
  Marker,
} from 'leaflet/dist/leaflet-src.esm.js'
import type { MapDrawing, MapHandlers, MapStart } from '../MapProvider'
import { markerDrawing, markerSize } from '../markerDrawing'
import css from './leaflet.css'
import type { MapTiles } from './MapTiles'

const pointOf = ({ lng: longitude, lat: latitude }: LatLng): MapPoint => ({ longitude, latitude })

/** Zoom levels of the map. */
const levels = { least: 3, most: 18 } as const

function createMap(element: HTMLElement, { layer }: MapTiles, center: LatLngTuple, zoom: number): LeafletMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    center,
    zoom,
    minZoom: levels.least,
    maxZoom: levels.most,
    // Keys, buttons, marker and attribution are the widget's own, the same for all maps.
    ...{
      keyboard: false,
      zoomControl: false,
      attributionControl: false,
      boxZoom: false,
      doubleClickZoom: false,
    },
    trackResize: false,
    // The wheel scrolls the page until the map has focus.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: false,
    inertia: !isStill,
    worldCopyJump: true,
  })
  element.addEventListener('focus', () => map.scrollWheelZoom.enable())
  element.addEventListener('blur', () => map.scrollWheelZoom.disable())
  map.addLayer(layer)
  return map
}

/** The marker, which is added to the map with the first position. */
function createMarker(map: LeafletMap, onDrag: (point: LatLng) => void) {
  const [width, height] = markerSize
  const icon = new DivIcon({
    className: 'eb-map-picker__marker',
    html: markerDrawing(),
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  })
  const marker = new Marker([0, 0], { icon, draggable: true, keyboard: false, autoPan: true })
  marker.on('dragend', () => onDrag(marker.getLatLng()))
  return (at: LatLngTuple | undefined) => {
    if (at) marker.setLatLng(at).addTo(map)
    else marker.remove()
    return marker
  }
}

/** Further elements on the map, which are replaced together. */
function createPlaces(map: LeafletMap) {
  const [width, height] = markerSize
  let shown: readonly Marker[] = []
  return (places: readonly { readonly at: LatLngTuple; readonly element: HTMLElement }[]) => {
    for (const marker of shown) marker.remove()
    shown = places.map(({ at, element }) => {
      const icon = new DivIcon({
        className: 'eb-map-picker__place',
        html: element,
        iconSize: [width, height],
        iconAnchor: [width / 2, height],
      })
      return new Marker(at, { icon, keyboard: false, bubblingMouseEvents: false }).addTo(map)
    })
  }
}

/**
 * Ends a zoom animation at once. Leaflet would end it by a timer, which throws into the host page if the map has been
 * removed meanwhile.
 */
function endZoomAnimation(element: HTMLElement) {
  const animated = element.querySelector('.leaflet-proxy')
  animated?.dispatchEvent(new TransitionEvent(DomUtil.TRANSITION_END, { propertyName: 'transform' }))
}

/** Renders a map with Leaflet. */
export function openLeafletMap(
  element: HTMLElement,
  tiles: MapTiles,
  start: MapStart,
  { onPick, onZoom, onFailure }: MapHandlers,
): MapDrawing {
  const shown = (point: MapPoint): LatLngTuple => {
    const { latitude, longitude } = tiles.toTiles(point)
    return [latitude, longitude]
  }
  const meant = (at: LatLng) => tiles.fromTiles(pointOf(at.wrap()))
  styleElement(element, css)
  const map = createMap(element, tiles, shown(start.point), start.level)
  const mark = createMarker(map, (at) => onPick(meant(at)))
  const place = createPlaces(map)
  map.on('click', ({ latlng }) => onPick(meant(latlng)))
  let ownLevel: number | undefined
  const reportZoom = () => {
    const level = map.getZoom()
    // The zoom was not the user's if the widget itself moved the map.
    if (level !== ownLevel) onZoom(level)
    ownLevel = undefined
  }
  map.on('zoomend', reportZoom)
  tiles.layer.on('tileerror', ({ error }) => onFailure(error))
  const stopObserving = observeSize(element, () => map.invalidateSize())
  let marker: Marker | undefined
  let isEditable = true
  const setEditable = (editable: boolean) => {
    isEditable = editable
    // A marker that is not on the map has no drag handler yet.
    if (editable) marker?.dragging?.enable()
    else marker?.dragging?.disable()
  }
  return {
    setMarker(point) {
      marker = mark(point && shown(point))
      setEditable(isEditable)
    },
    setPlaces: (places) => place(places.map(({ point, element }) => ({ at: shown(point), element }))),
    setEditable,
    goTo(point, level) {
      ownLevel = Math.min(levels.most, Math.max(levels.least, level))
      if (ownLevel === map.getZoom()) ownLevel = undefined
      map.setView(shown(point), level)
    },
    panBy: (x, y) => void map.panBy([x, y]),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    center: () => meant(map.getCenter()),
    level: () => map.getZoom(),
    shifted: (point, x, y) => meant(map.unproject(map.project(shown(point)).add([x, y]))),
    redraw: () => void tiles.layer.redraw(),
    remove() {
      stopObserving()
      map.off('zoomend', reportZoom)
      endZoomAnimation(element)
      map.remove()
    },
  }
}
