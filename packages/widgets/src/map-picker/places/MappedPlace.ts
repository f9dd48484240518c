import type { MapPoint } from '@ebkit/core/services/maps'
import type { Tone } from '@ebkit/rules/fields'

/** Something at a point of a map. */
export interface MappedPlace {
  /** What `onOpen` tells. */
  readonly key: string
  /** Where it is, in GCJ-02. */
  readonly point: MapPoint
  /** What its marker is called, with its state: colour alone says nothing to some. */
  readonly label: string
  /** The colour of its marker. */
  readonly tone: Tone
}

export interface PlaceMapProps {
  /** What is shown. The map covers all of it. */
  places: readonly MappedPlace[]
  /** Accessible name. */
  label: string
  /** A marker was pressed. */
  onOpen(key: string): void
}
