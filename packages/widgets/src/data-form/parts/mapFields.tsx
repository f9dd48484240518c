import { isMapPosition, MapPicker } from '../../map-picker'
import type { ControlProps } from '../Control'

/** A position on a map, with its address. */
export function GeoControl({
  value,
  onChange,
  label,
  message,
  describedBy,
  disabled,
  required,
}: ControlProps) {
  return (
    <MapPicker
      position={isMapPosition(value) ? value : null}
      onInput={(detail) => onChange(detail.value ?? undefined)}
      label={label}
      errorMessage={message}
      describedBy={describedBy}
      disabled={disabled}
      required={required}
    />
  )
}
