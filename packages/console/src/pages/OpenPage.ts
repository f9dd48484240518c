import type { RouteEntry, RouteParameters } from '../routes/RouteEntry'

/** A page that is open in a tab of the console. It keeps its state while another one is shown. */
export interface OpenPage {
  /** Its path, with the parameters filled in: `/orders/17`. No two open pages have the same. */
  readonly path: string
  readonly route: RouteEntry
  readonly parameters: RouteParameters
  /** Of its address: `?status=NEW`, or the empty text. */
  readonly query: string
  /** Unknown until its definition has come. */
  readonly title?: string
  /** It has changes that are not saved. */
  readonly isDirty?: boolean
  /** Grows when it is to begin anew. */
  readonly generation: number
}

/** The open pages, in the order of their tabs. */
export interface OpenPages {
  readonly pages: readonly OpenPage[]
  /** Path of the page that is shown, or the path that leads nowhere. */
  readonly shown: string
}
