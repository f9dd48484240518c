import type { CropperState } from './createCropper'
import type { CropOptions, CropResult } from './props'

/** State that is kept while the widget is not on the page. */
export interface KeptCrop {
  /** Options of a call of `crop`, and its promise. */
  image?: Blob | string | undefined
  options?: CropOptions | undefined
  resolve?: ((result?: CropResult) => void) | undefined
  /** The chosen picture, and its crop. */
  taken?: Blob | string | undefined
  state?: CropperState | undefined
}
