import type { ComponentType } from 'react'
import { ChosenCategories, ChosenProducts } from '../chosen-rows/ChosenRows'
import { ColorValue } from './ColorValue'
import { PicturesValue } from './PicturesValue'
import { FilesValue, PlaceValue } from './plainValues'
import { RichValue } from './RichValue'
import type { ShownValueProps } from './ShownValueProps'

/** Renderers of values whose text alone would not be helpful, by the type of their field. */
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
