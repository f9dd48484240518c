import type { MapPlace, MapPoint } from '@ebkit/core/services/maps'

/** Events of a map. */
export interface MapHandlers {
  /** A click, or the marker was dropped there. */
  onPick(point: MapPoint): void
  /** The user has zoomed. */
  onZoom(level: number): void
  /** A tile of the map could not be loaded. */
  onFailure(cause: unknown): void
}

/** An element at a point. */
export interface MapPlaced {
  readonly point: MapPoint
  /** As large as a marker. */
  readonly element: HTMLElement
}

/** A rendered map. Positions are GCJ-02, whatever the map itself uses. */
export interface MapDrawing {
  /** Shows the marker, or removes it. */
  setMarker(point: MapPoint | undefined): void
  /** Shows elements whose bottom centres are at their points, in place of the previous ones. */
  setPlaces(places: readonly MapPlaced[]): void
  /** Whether the marker can be dragged. */
  setEditable(isEditable: boolean): void
  goTo(point: MapPoint, level: number): void
  panBy(x: number, y: number): void
  zoomBy(steps: number): void
  center(): MapPoint
  level(): number
  /** The point at an offset of pixels from another one. */
  shifted(point: MapPoint, x: number, y: number): MapPoint
  /** Reloads what failed. */
  redraw(): void
  /** Removes the map, with everything that belongs to it. */
  remove(): void
}

/** The initial view of a map. */
export interface MapStart {
  readonly point: MapPoint
  readonly level: number
  readonly locale: string
}

/** A map service: AMap, or the gateway's own. */
export interface MapProvider {
  /** The attribution that its licence requires. */
  readonly attribution: string
  /** Searches places of the whole country; empty if there are none. @spec W-MAP-4 */
  find(keyword: string, signal: AbortSignal): Promise<readonly MapPlace[]>
  /** The address of a point. Rejects if there is none. */
  addressOf(point: MapPoint, signal: AbortSignal): Promise<string>
  /** Renders the map into an empty element that has a size, with names in the language of `locale` if available. */
  open(element: HTMLElement, start: MapStart, handlers: MapHandlers): MapDrawing
}
