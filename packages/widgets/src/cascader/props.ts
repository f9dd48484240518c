import type { RefObject } from 'react'
import type { OpeningHandle, OpeningProps, OpeningSizes } from '../opening/props'
import type { LoadChildren } from './loads'
import type { CascaderItem } from './tree'

/** Finds items by a text: paths of ids from the first level down, the best match first. */
export type FindItems = (text: string, signal: AbortSignal) => PromiseLike<readonly (readonly string[])[]>

/** Default sizes. @spec W-CAS-2 */
export const cascaderSizes: OpeningSizes = { width: 200, height: 35, maxHeight: 300 }

/** Methods for the page. */
export interface CascaderHandle extends OpeningHandle {
  /** Discards loaded children, and failures. */
  reload(): void
}

export interface CascaderProps extends OpeningProps {
  /** The items to choose from, level by level. @spec W-CAS-1 */
  items?: readonly CascaderItem[] | undefined
  /** Name of the child list in the items. Default `children`. */
  childrenKey?: string | undefined
  /** Loads the children of an item without a child list, when it is opened. May return a promise. Default: none. */
  load?: LoadChildren | undefined
  /** Finds items of levels that are not loaded yet. Default: only loaded items are searched. */
  find?: FindItems | undefined
  /** Ids of the chosen items. Unknown ids are kept. */
  selection?: readonly string[]
  /** Returns the text of a chosen id that is not among the items, or not yet. Default: the id. */
  nameOf?: ((id: string) => string) | undefined
  /** Several items can be chosen. Default: one. */
  multiple?: boolean | undefined
  /** Branches can be chosen too. Default: only leaves. */
  anyLevel?: boolean | undefined
  /** Text of the empty field. Default 请选择. */
  placeholder?: string | undefined
  /** The user chose or removed an item. */
  onChange?(detail: { value: string[] }): void
  /** Receives the methods. */
  handle?: RefObject<CascaderHandle | null>
}
