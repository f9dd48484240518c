import type { RefObject } from 'react'
import type { OpeningHandle, OpeningProps, OpeningSizes } from '../opening/props'
import type { CountryEntry } from './countries'

/** Sizes unless the page says otherwise; the field is higher where what is chosen needs it. @spec W-CTY-1 */
export const countryPickerSizes: OpeningSizes = { width: 300, height: 38, maxHeight: 260 }

/** What a page can do with the country picker. */
export interface CountryPickerHandle extends OpeningHandle {
  /** Reads the dictionary again. */
  reload(): void
}

export interface CountryPickerProps extends OpeningProps {
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
  /** A person chose, or took something out. */
  onChange?(detail: { value: CountryEntry[] }): void
  /** Receives the methods. */
  handle?: RefObject<CountryPickerHandle | null>
}
