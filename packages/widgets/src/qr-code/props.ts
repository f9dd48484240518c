import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { QrLevel } from '../qr/encodeText'
import type { QrFormat } from './qrImage'

/** Default pixels of a side. */
export const qrWidth = 300

/** Methods for the page. */
export interface QrCodeHandle {
  /** Returns the code as a file; undefined if there is none. `format` is `png` (the default) or `svg`. */
  toBlob(format?: QrFormat): Promise<Blob | undefined>
  /** Saves the code as a file; returns false if there is none. `format` is `png` (the default) or `svg`. */
  download(format?: QrFormat): Promise<boolean>
}

export interface QrCodeProps {
  /** The text of the code, for example an address. Default: empty. */
  value?: string
  /** Error correction: `L`, `M`, `Q` or `H`, from 7 % to 30 %. Default `M`. */
  level?: QrLevel
  /** Version 1 to 40, which sets the number of modules. Default: the smallest that the text fits into. */
  version?: number
  /** Side length in pixels, on the screen and in the PNG, including the light margin. Default 300. */
  width?: number
  /** CSS colour of the dark modules. Default black. */
  color?: string
  /** CSS colour of the background. Default white. */
  background?: string
  /** Accessible name. Default: 二维码 and the text. */
  label?: string
  /** File name without its extension. Default: 二维码. */
  fileName?: string
  /** Hides the download buttons. */
  noDownload?: boolean
  /** A button or method saved the code. */
  onDownload?(detail: { fileName: string }): void
  /** The code cannot be created or saved. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<QrCodeHandle | null>
}
