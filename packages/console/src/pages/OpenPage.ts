import type { RouteEntry, RouteParameters } from '../routes/RouteEntry'

/** A page that is open in a tab of the console. It keeps its state while another one is shown. */
export interface OpenPage {
  /** Its path, with the parameters filled in: `/orders/17`. No two open pages have the same. */
  readonly path: string
  readonly route: RouteEntry
  readonly parameters: RouteParameters
  /** Query of its address: `?status=NEW`, or the empty string. */
  readonly query: string
  /** Unknown until its definition is loaded. */
  readonly title?: string
  /** It has unsaved changes. */
  readonly isDirty?: boolean
  /** Grows when the page is to start over. */
  readonly generation: number
}

/** The open pages, in the order of their tabs. */
export interface OpenPages {
  readonly pages: readonly OpenPage[]
  /** Path of the page that is shown, or the path that leads nowhere. */
  readonly shown: string
}
