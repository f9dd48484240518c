import type { MapPoint } from '@ebkit/core/services/maps'
import type { Tone } from '@ebkit/rules/fields'

/** A place on a map. */
export interface MappedPlace {
  /** The argument of `onOpen`. */
  readonly key: string
  /** Its position, in GCJ-02. */
  readonly point: MapPoint
  /** Name of its marker, including its state: not everyone can see colours. */
  readonly label: string
  /** The colour of its marker. */
  readonly tone: Tone
}

export interface PlaceMapProps {
  /** The shown places. All of them are in the map's view. */
  places: readonly MappedPlace[]
  /** Accessible name. */
  label: string
  /** A marker was pressed. */
  onOpen(key: string): void
}
