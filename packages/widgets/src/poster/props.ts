import type { ReactNode, RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { PosterResult } from './posterModel'
import type { PosterOptions } from './posterSettings'

/** Methods for the page. */
export interface PosterHandle {
  /** Creates the poster and saves it; resolves to false if that failed. */
  download(): Promise<boolean>
  /** Creates the poster without saving it; resolves to undefined if that failed. */
  toBlob(): Promise<Blob | undefined>
  /** Focuses the button. */
  focus(): void
}

export interface PosterProps extends PosterOptions {
  /**
   * Id of the poster element, in the document or shadow root of this element. Default: none; `source` is then
   * required.
   */
  for?: string
  /** The poster element itself, in place of its id. Default: none. */
  source?: HTMLElement
  /** File name without `.png`. No default: a name is required for saving. */
  name?: string
  /** Width of the saved area in CSS pixels. Default 100. */
  width?: number
  /** Height of the saved area in CSS pixels. Default 100. */
  height?: number
  /** Left edge of the area in CSS pixels, from the edge of the poster. Default 0. */
  x?: number
  /** Top edge of the area in CSS pixels, from the edge of the poster. Default 0. */
  y?: number
  /** CSS colour behind the poster. Default white. */
  background?: string
  /** Image pixels per CSS pixel. Default 1. */
  scale?: number
  /**
   * Expected text of a QR code on the poster, for codes in images. Codes of `eb-qr-code` are always verified.
   * Default: none.
   */
  qrText?: string
  /** Text of the button. Default: 下载海报. */
  label?: string
  /**
   * Called with the result: `{ isSaved, fileName, content, time }` or `{ isSaved, problem }`. Default: nothing is
   * called.
   */
  callback?(result: PosterResult): void
  /** The poster was saved; `size` in bytes, `time` in milliseconds. */
  onDownload?(detail: { fileName: string; size: number; time: number }): void
  /** The poster could not be created. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<PosterHandle | null>
  /** Replaces the button. Default: the content of the element. */
  children?: ReactNode
}
