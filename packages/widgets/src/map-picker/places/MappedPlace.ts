import type { MapPoint } from '@ebkit/core/services/maps'
import type { Tone } from '@ebkit/rules/fields'

/** Something at a point of a map. */
export interface MappedPlace {
  readonly key: string
  readonly point: MapPoint
  /** What its marker is called, with its state: colour alone says nothing to some. */
  readonly label: string
  /** The colour of its marker. */
  readonly tone: Tone
}

export interface PlaceMapProps {
  places: readonly MappedPlace[]
  /** Accessible name. */
  label: string
  /** A marker was pressed. */
  onOpen(key: string): void
}
