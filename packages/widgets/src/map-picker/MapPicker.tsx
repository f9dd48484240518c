import { FieldError } from '@ebkit/ui/field-error'
import { useStyles } from '@ebkit/ui/styles'
import { useId, useImperativeHandle, useRef } from 'react'
import { usePlace } from '../environment/Environment'
import type { SuggestHandle } from '../suggest'
import { MapBox } from './MapBox'
import css from './MapPicker.css'
import { PositionFields } from './PositionFields'
import type { MapPickerProps } from './props'
import { Search } from './Search'
import { useMapPicker } from './useMapPicker'

/**
 * Chooses a position on a map: by search, by a click, by dragging the marker, or by keys.
 *
 * @spec W-MAP-1 W-MAP-2 W-MAP-3 W-MAP-5
 * @example
 * ```tsx
 * import { MapPicker } from '@ebkit/widgets/map-picker'
 *
 * export function Place() {
 *   return (
 *     <MapPicker label="门店位置" height={320} onChange={({ value }) => value && console.log(value.longitude, value.latitude)} />
 *   )
 * }
 * ```
 */
export function MapPicker(props: MapPickerProps) {
  const { label, errorMessage, describedBy, disabled = false, handle } = props
  const { locale, dir } = usePlace()
  const { model, state, text } = useMapPicker(props)
  const element = useStyles<HTMLFieldSetElement>(css)
  const search = useRef<SuggestHandle>(null)
  useImperativeHandle(handle, () => ({ focus: () => search.current?.focus() }))
  const id = useId()
  const description = [errorMessage && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <fieldset
      ref={element}
      className="eb-root eb-map-picker"
      lang={locale}
      dir={dir}
      disabled={disabled}
      aria-label={label || text('label')}
      aria-describedby={description || undefined}
    >
      <Search {...{ model, state, text, disabled, handle: search }} />
      <MapBox {...{ model, state, text, disabled, props, describedBy: description }} />
      <PositionFields {...{ model, state, text, disabled }} />
      <FieldError id={`${id}-error`} message={errorMessage} />
    </fieldset>
  )
}
