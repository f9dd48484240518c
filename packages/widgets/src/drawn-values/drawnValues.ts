import type { ComponentType } from 'react'
import { ChosenCategories, ChosenProducts } from '../chosen-rows/ChosenRows'
import { ColorValue } from './ColorValue'
import { PicturesValue } from './PicturesValue'
import { FilesValue, PlaceValue } from './plainValues'
import { RichValue } from './RichValue'
import type { ShownValueProps } from './ShownValueProps'

/** Values that are looked at rather than read, by the type of their field: their text alone would say little. */
export const drawnValues: Readonly<Record<string, ComponentType<ShownValueProps>>> = {
  richtext: RichValue,
  products: ChosenProducts,
  ticketCategories: ChosenCategories,
  color: ColorValue,
  geo: PlaceValue,
  image: PicturesValue,
  images: PicturesValue,
  file: FilesValue,
  files: FilesValue,
  video: FilesValue,
}
