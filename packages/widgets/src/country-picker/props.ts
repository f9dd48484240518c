import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { CountryEntry } from './countries'

/** What a page can do with the country picker. */
export interface CountryPickerHandle {
  /** Opens the list. */
  show(): void
  /** Closes it. */
  hide(): void
  /** Focuses the field. */
  focus(): void
  /** Reads the dictionary again. */
  reload(): void
}

export interface CountryPickerProps {
  /** What is chosen, in the order of the person. @spec W-CTY-3 */
  selection?: readonly CountryEntry[]
  /** Several can be chosen. */
  multiple?: boolean | undefined
  /** Dictionary that is offered. Default `zkt-country`. @spec W-CTY-4 */
  dictType?: string | undefined
  /** Key of the name in the dictionary's items. Default `name`; in English `englishName` where there is one. @spec W-CTY-2 */
  nameKey?: string | undefined
  /** Text of the empty field. Default 选择国家或地区. */
  placeholder?: string | undefined
  /** Width of the field in px. Default 300. @spec W-CTY-1 */
  width?: number | undefined
  /** Height of the field in px, as long as what is chosen has room. Default 38. @spec W-CTY-1 */
  height?: number | undefined
  /** The list is at most this high, in px. Default 260. @spec W-CTY-1 */
  maxHeight?: number | undefined
  /** Opens the list when it turns true, closes it when it turns false. */
  open?: boolean
  /** Nothing can be chosen or taken out. */
  disabled?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong, shown under the field. */
  errorMessage?: string | undefined
  /** A person chose, or took something out. */
  onChange?(detail: { value: CountryEntry[] }): void
  /** The list opened. */
  onShow?(): void
  /** It closed. */
  onHide?(): void
  /** Something went wrong, beside what is shown of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<CountryPickerHandle | null>
}
