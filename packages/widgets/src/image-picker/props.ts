import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { UploadedEntry } from '../uploader'

/** What a page can do with the widget. */
export interface ImagePickerHandle {
  /** Focuses the button that opens the image library. */
  focus(): void
  /** Opens the image library; with `storage="images"` the browser’s dialog, while a click or key is handled. */
  open(): void
}

/** An image that was not taken. */
export interface RefusedImage {
  /** Name of the file. */
  name: string
  /** Bytes. */
  size: number
  /** `wrong-type`, `too-large`, `wrong-both` or `too-many`. */
  code: string
  /** Why, in the language of the user. */
  message: string
}

export interface ImagePickerProps {
  /** The chosen images, in order. What the page gives counts as chosen. */
  images?: readonly UploadedEntry[]
  /** What stands in `value` and in forms for each image: its key in the store, its address, or its id. Default `path`. */
  valueKey?: 'path' | 'url' | 'ossDisplayId' | undefined
  /** Several images, which can be put in order. Default: one, which the next one replaces. */
  multiple?: boolean
  /** Images at most, with `multiple`. Default 1000; 0 is no limit. @spec W-IPK-5 */
  max?: number | undefined
  /** Extensions that images may have: `jpg,png`. Default: all pictures. @spec W-IPK-2 */
  accept?: string | undefined
  /** Bytes that an image may have. Default 10485760; 0 is no limit. @spec W-IPK-3 */
  maxSize?: number | undefined
  /** Each image is cropped before it is taken: the ratio, as `16:9`, or `free`. Default: none is. */
  crop?: string | undefined
  /** The image library is the file service’s; or there is none, and images are uploaded with the token for images. Default `files`. */
  storage?: 'files' | 'images' | undefined
  /** Who reads the images: everybody, or who is signed in at the hotel. Default `public`: they are for guests. */
  visibility?: 'public' | 'private' | undefined
  /** The library begins with the user’s own files. */
  private?: boolean | undefined
  /** Id of the folder that is open first, and in which dropped images are registered. Default: the root of the library. */
  directory?: string | undefined
  /** What uploads are filed under. Default `eb`. */
  app?: string | undefined
  /** What uploads are filed under. Default `default`. */
  scene?: string | undefined
  /** Nothing can be added, removed or moved; images can be opened. */
  readonly?: boolean
  /** Words of the button. Default 选择图片; 更换图片 where a choice replaces the one image. */
  buttonLabel?: string | undefined
  /** Title of the image library. Default 选择图片. */
  heading?: string | undefined
  /** Help under the button. Default: the limits; empty for none. */
  hint?: string | undefined
  /** Name in forms. */
  name?: string | undefined
  /** Nothing can be added, removed or moved. */
  disabled?: boolean
  /** Accessible name. Default 图片. */
  label?: string | undefined
  /** What is wrong, once the person has had a chance to get it right. */
  errorMessage?: string | undefined
  /** Told why the value cannot be submitted; without a message that it can be. */
  reportProblem?(message?: string): void
  /** Where images that are not uploaded yet are kept while the widget is not on the page. */
  draft?: { current: unknown }
  /** Images were chosen, removed or moved. */
  onChange?(detail: { value: UploadedEntry[] }): void
  /** The image library is about to open; false leaves it closed. */
  onBeforeOpen?(): boolean | undefined
  /** An image was not taken. */
  onRefuse?(detail: RefusedImage): void
  /** Something went wrong, beside what the widget shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<ImagePickerHandle | null>
}
