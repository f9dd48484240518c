import type { KeyboardEvent } from 'react'
import type { MapDrawing } from './MapProvider'
import type { MapPickerModel } from './mapPickerModel'

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pixels per key press. */
const steps = { map: 80, marker: 8 } as const
/** Milliseconds after the last key press until the address is requested. */
const pause = 400

/**
 * The keys of the map: arrows move it, with Shift the marker; + and − zoom; Enter and Space set the marker in the
 * centre.
 */
export function mapKeys(
  event: KeyboardEvent,
  map: MapDrawing,
  model: MapPickerModel,
  isDisabled: boolean,
): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  const arrow = arrows[key]
  if (arrow && shiftKey) moveMarker(arrow, map, model, isDisabled)
  else if (arrow) map.panBy(arrow[0] * steps.map, arrow[1] * steps.map)
  else if (key === '+' || key === '=') map.zoomBy(1)
  else if (key === '-' || key === '_') map.zoomBy(-1)
  else if (key === 'Enter' || key === ' ') {
    if (!isDisabled) void model.place(map.center(), map.level())
  } else return
  event.preventDefault()
  event.stopPropagation()
}

function moveMarker(
  [x, y]: readonly [number, number],
  map: MapDrawing,
  model: MapPickerModel,
  isDisabled: boolean,
): void {
  const { position } = model.$state.get()
  if (!position || isDisabled) return
  void model.place(map.shifted(position, x * steps.marker, y * steps.marker), map.level(), pause)
}
