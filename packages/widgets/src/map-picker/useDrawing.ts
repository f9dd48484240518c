import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePlace } from '../environment/Environment'
import { defaultLevel } from './MapPosition'
import type { MapDrawing } from './MapProvider'
import type { MapPickerModel, MapPickerState } from './mapPickerModel'
import type { MapPickerProps } from './props'

/** The view of a map without a position. */
const beijing = { longitude: 116.405285, latitude: 39.904989 }

/** The map of a provider, rendered into an element while mounted, with the state that it shows. */
export function useDrawing(model: MapPickerModel, state: MapPickerState, props: MapPickerProps) {
  const { provider, position, target } = state
  const element = useRef<HTMLDivElement>(null)
  const drawing = useRef<MapDrawing>(undefined) as RefObject<MapDrawing | undefined>
  const { locale } = usePlace()
  const newest = useRef(props)
  newest.current = props
  useLayoutEffect(() => {
    if (!provider || !element.current) return
    const { center = beijing, level = defaultLevel } = newest.current
    const { position } = model.$state.get()
    const start = { point: position ?? center, level: position?.level ?? level, locale }
    const open = provider.open(element.current, start, {
      onPick: (point) => {
        if (!newest.current.disabled) void model.place(point, open.level())
      },
      onZoom: model.zoomed,
      onFailure: model.tilesFailed,
    })
    drawing.current = open
    return () => {
      drawing.current = undefined
      open.remove()
    }
  }, [provider, model, locale])
  const isDisabled = props.disabled ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map has no marker yet
  useLayoutEffect(() => {
    drawing.current?.setMarker(position)
    drawing.current?.setEditable(!isDisabled)
  }, [provider, locale, position, isDisabled])
  useEffect(() => {
    if (target) drawing.current?.goTo(target.point, target.level)
  }, [target])
  return { element, drawing }
}
