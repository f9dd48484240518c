import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { MapPosition } from './MapPosition'

/** Height of the map in px. */
export const mapHeight = 320

/** Methods for the page. */
export interface MapPickerHandle {
  /** Focuses the search field. */
  focus(): void
}

export interface MapPickerProps {
  /** The position: `longitude` and `latitude` in GCJ-02, `level` (the zoom) and `address`; null for none. @spec W-MAP-5 */
  position?: Partial<MapPosition> | null
  /** The view without a position. Default: Beijing. */
  center?: { longitude: number; latitude: number } | undefined
  /** Zoom level without a position. Default 10. @spec W-MAP-4 */
  level?: number | undefined
  /** Height of the map in px. Default 320. */
  height?: number | undefined
  /** The position is read-only. */
  disabled?: boolean
  /** Marks the field as required: a position must be chosen. Default false. */
  required?: boolean
  /** Accessible name. Default 地图位置. */
  label?: string | undefined
  /** The error message, shown below the map. */
  errorMessage?: string | undefined
  /** Ids of further elements that describe it. */
  describedBy?: string | undefined
  /**
   * The position is changing: the marker was set and its address is being requested, or the address is being typed.
   */
  onInput?(detail: { value: MapPosition | null }): void
  /** The position has changed, and its address is known or unavailable. */
  onChange?(detail: { value: MapPosition | null }): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<MapPickerHandle | null>
}
