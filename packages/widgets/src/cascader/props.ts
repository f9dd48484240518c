import type { RefObject } from 'react'
import type { OpeningHandle, OpeningProps, OpeningSizes } from '../opening/props'
import type { LoadChildren } from './loads'
import type { CascaderItem } from './tree'

/** Finds items by a text: ids of paths from the first level down, the best first. */
export type FindItems = (text: string, signal: AbortSignal) => PromiseLike<readonly (readonly string[])[]>

/** Sizes unless the page says otherwise. @spec W-CAS-2 */
export const cascaderSizes: OpeningSizes = { width: 200, height: 35, maxHeight: 300 }

/** What a page can do with the cascader. */
export interface CascaderHandle extends OpeningHandle {
  /** Forgets what was loaded below branches, and failures. */
  reload(): void
}

export interface CascaderProps extends OpeningProps {
  /** What can be chosen, level by level. @spec W-CAS-1 */
  items?: readonly CascaderItem[] | undefined
  /** Name of the child list in the items. Default `children`. */
  childrenKey?: string | undefined
  /** Gives what is below an item that has no child list, when it is opened. May give a promise. Default: none. */
  load?: LoadChildren | undefined
  /** Finds items of levels that are not loaded yet. Default: a search is among those that are. */
  find?: FindItems | undefined
  /** Ids of what is chosen. Ids that are not among the items are kept. */
  selection?: readonly string[]
  /** Text of a chosen id that is not among the items, or not yet. Default: the id. */
  nameOf?: ((id: string) => string) | undefined
  /** Several can be chosen. */
  multiple?: boolean | undefined
  /** Branches can be chosen too. Default: only what has nothing below it. */
  anyLevel?: boolean | undefined
  /** Text of the empty field. Default 请选择. */
  placeholder?: string | undefined
  /** A person chose, or took something out. */
  onChange?(detail: { value: string[] }): void
  /** Receives the methods. */
  handle?: RefObject<CascaderHandle | null>
}
