import type { MapPlace, MapPoint } from '@ebkit/core/services/maps'

/** What a map tells the widget. */
export interface MapHandlers {
  /** A click, or the marker was dragged there. */
  onPick(point: MapPoint): void
  /** The person has zoomed. */
  onZoom(level: number): void
  /** A part of the map did not come. */
  onFailure(cause: unknown): void
}

/** An element at a point. */
export interface MapPlaced {
  readonly point: MapPoint
  /** As large as a marker. */
  readonly element: HTMLElement
}

/** A map that is drawn. Positions are GCJ-02, whatever the map itself has. */
export interface MapDrawing {
  /** Shows the marker, or takes it away. */
  setMarker(point: MapPoint | undefined): void
  /** Shows elements whose lower middle stands at their points, in place of those before. */
  setPlaces(places: readonly MapPlaced[]): void
  /** Whether the marker can be dragged. */
  setEditable(isEditable: boolean): void
  goTo(point: MapPoint, level: number): void
  panBy(x: number, y: number): void
  zoomBy(steps: number): void
  center(): MapPoint
  level(): number
  /** The point so many pixels from another one. */
  shifted(point: MapPoint, x: number, y: number): MapPoint
  /** Asks again for what did not come. */
  redraw(): void
  /** Takes it away, with everything that belongs to it. */
  remove(): void
}

/** What a map shows at first. */
export interface MapStart {
  readonly point: MapPoint
  readonly level: number
  readonly locale: string
}

/** A maps service: AMap, or the gateway's own. */
export interface MapProvider {
  /** Whose map it is, as its licence wants it shown. */
  readonly attribution: string
  /** Places of the whole country; empty if there are none. @spec W-MAP-4 */
  find(keyword: string, signal: AbortSignal): Promise<readonly MapPlace[]>
  /** The address of a point. Rejects if there is none. */
  addressOf(point: MapPoint, signal: AbortSignal): Promise<string>
  /** Draws the map into an empty element that has a size, with names in the language of `locale` where it has them. */
  open(element: HTMLElement, start: MapStart, handlers: MapHandlers): MapDrawing
}
