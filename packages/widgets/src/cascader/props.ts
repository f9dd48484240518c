import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { LoadChildren } from './loads'
import type { CascaderItem } from './tree'

/** What a page can do with the cascader. */
export interface CascaderHandle {
  /** Opens the columns. */
  show(): void
  /** Closes them. */
  hide(): void
  /** Focuses the field. */
  focus(): void
  /** Forgets what was loaded below branches, and failures. */
  reload(): void
}

export interface CascaderProps {
  /** What can be chosen, level by level. @spec W-CAS-1 */
  items?: readonly CascaderItem[] | undefined
  /** Name of the child list in the items. Default `children`. */
  childrenKey?: string | undefined
  /** Gives what is below an item that has no child list, when it is opened. May give a promise. */
  load?: LoadChildren | undefined
  /** Ids of what is chosen. Ids that are not among the items are kept. */
  selection?: readonly string[]
  /** Several can be chosen. */
  multiple?: boolean | undefined
  /** Branches can be chosen too. Default: only what has nothing below it. */
  anyLevel?: boolean | undefined
  /** Text of the empty field. Default 请选择. */
  placeholder?: string | undefined
  /** Width of the field in px. Default 200. @spec W-CAS-2 */
  width?: number | undefined
  /** Height of the field in px. Default 35. @spec W-CAS-2 */
  height?: number | undefined
  /** What opens is at most this high, in px. Default 300. @spec W-CAS-2 */
  maxHeight?: number | undefined
  /** Opens the columns when it turns true, closes them when it turns false. */
  open?: boolean
  /** Nothing can be chosen, and it does not open. */
  disabled?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong, shown under the field. */
  errorMessage?: string | undefined
  /** A person chose, or took something out. */
  onChange?(detail: { value: string[] }): void
  /** The columns opened. */
  onShow?(): void
  /** They closed. */
  onHide?(): void
  /** Something went wrong, beside what is shown of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<CascaderHandle | null>
}
