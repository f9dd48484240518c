import type { WidgetError } from '../environment'

/** Methods of a field that opens a panel. */
export interface OpeningHandle {
  /** Opens the panel. */
  show(): void
  /** Closes it. */
  hide(): void
  /** Focuses the field. */
  focus(): void
}

/** Sizes of a field and its panel, in px. */
export interface OpeningSizes {
  /** Width of the field in px. */
  width: number
  /** Height of the field in px. */
  height: number
  /** Maximum height of the panel in px. */
  maxHeight: number
}

/** Common props of fields with a panel. */
export interface OpeningProps extends Partial<{ [Size in keyof OpeningSizes]: number | undefined }> {
  /** Opens the panel when set to true, closes it when set to false. */
  open?: boolean
  /** Nothing can be chosen or removed, and the panel does not open. */
  disabled?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** The error message, shown below the field. */
  errorMessage?: string | undefined
  /** The panel opened. */
  onShow?(): void
  /** The panel closed. */
  onHide?(): void
  /** An error occurred; the widget shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
}
