import type { ReactNode, RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { PosterResult } from './posterModel'
import type { PosterOptions } from './posterSettings'

/** Methods for the page. */
export interface PosterHandle {
  /** Makes the poster and saves it; false if that failed. */
  download(): Promise<boolean>
  /** Makes the poster without saving it; undefined if that failed. */
  toBlob(): Promise<Blob | undefined>
  /** Focuses the button. */
  focus(): void
}

export interface PosterProps extends PosterOptions {
  /** Id of the element that is the poster, in the document or shadow root of this element. Default: none; then it needs `source`. */
  for?: string
  /** The element itself, in place of its id. Default: none. */
  source?: HTMLElement
  /** File name without `.png`. No default: nothing can be saved without a name. */
  name?: string
  /** CSS pixels of the part that is saved. Default 100. */
  width?: number
  /** CSS pixels of the part that is saved. Default 100. */
  height?: number
  /** CSS pixels from the left edge of the poster to that part. Default 0. */
  x?: number
  /** CSS pixels from the top edge of the poster to that part. Default 0. */
  y?: number
  /** CSS colour where the poster has none. Default white. */
  background?: string
  /** Pixels of the image for each CSS pixel. Default 1. */
  scale?: number
  /** A text that a QR code of the poster must have, for codes that are pictures. Codes of `eb-qr-code` are always checked. Default: none has to be there. */
  qrText?: string
  /** Text of the button. Default: 下载海报. */
  label?: string
  /** Called with what became of it: `{ isSaved, fileName, content, time }` or `{ isSaved, problem }`. Default: nothing is called. */
  callback?(result: PosterResult): void
  /** The poster was saved; `size` in bytes, `time` in milliseconds. */
  onDownload?(detail: { fileName: string; size: number; time: number }): void
  /** The poster could not be made. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<PosterHandle | null>
  /** Replaces the button. Default: the content of the element. */
  children?: ReactNode
}
