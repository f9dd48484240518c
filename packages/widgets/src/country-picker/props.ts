import type { RefObject } from 'react'
import type { OpeningHandle, OpeningProps, OpeningSizes } from '../opening/props'
import type { CountryEntry } from './countries'

/** Default sizes; the field grows with its chips. @spec W-CTY-1 */
export const countryPickerSizes: OpeningSizes = { width: 300, height: 38, maxHeight: 260 }

/** Methods for the page. */
export interface CountryPickerHandle extends OpeningHandle {
  /** Reads the dictionary again. */
  reload(): void
}

export interface CountryPickerProps extends OpeningProps {
  /** The chosen countries, in the order of choosing. @spec W-CTY-3 */
  selection?: readonly CountryEntry[]
  /** Several can be chosen. Default: one. */
  multiple?: boolean | undefined
  /** The dictionary to choose from. Default `zkt-country`. @spec W-CTY-4 */
  dictType?: string | undefined
  /**
   * Key of the name in the dictionary's items. Default `name`; in English `englishName` if it exists. @spec W-CTY-2
   */
  nameKey?: string | undefined
  /** Text of the empty field. Default 选择国家或地区. */
  placeholder?: string | undefined
  /** The user chose or removed a country. */
  onChange?(detail: { value: CountryEntry[] }): void
  /** Receives the methods. */
  handle?: RefObject<CountryPickerHandle | null>
}
