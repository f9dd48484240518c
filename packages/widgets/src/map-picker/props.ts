import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { MapPosition } from './MapPosition'

/** Height of the map in px. */
export const mapHeight = 320

/** What a page can do with the widget. */
export interface MapPickerHandle {
  /** Focuses the search. */
  focus(): void
}

export interface MapPickerProps {
  /** The position: `longitude` and `latitude` in GCJ-02, `level` (the zoom) and `address`; null for none. @spec W-MAP-5 */
  position?: Partial<MapPosition> | null
  /** Where the map is without a position. Default: Beijing. */
  center?: { longitude: number; latitude: number } | undefined
  /** Zoom level without a position. Default 10. @spec W-MAP-4 */
  level?: number | undefined
  /** Height of the map in px. Default 320. */
  height?: number | undefined
  /** The position can be seen, and not changed. */
  disabled?: boolean
  /** Marks the field as required: something must be chosen. Default false. */
  required?: boolean
  /** Accessible name. Default 地图位置. */
  label?: string | undefined
  /** What is wrong with the value, shown under the map. */
  errorMessage?: string | undefined
  /** Ids of further elements that describe it. */
  describedBy?: string | undefined
  /** The position changes: the marker was set and its address is being looked for, or the address is being typed. */
  onInput?(detail: { value: MapPosition | null }): void
  /** The position has changed, and its address is known or cannot be. */
  onChange?(detail: { value: MapPosition | null }): void
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<MapPickerHandle | null>
}
