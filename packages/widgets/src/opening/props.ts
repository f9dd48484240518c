import type { WidgetError } from '../environment'

/** What a page can do with a field that opens something. */
export interface OpeningHandle {
  /** Opens what there is to choose from. */
  show(): void
  /** Closes it. */
  hide(): void
  /** Focuses the field. */
  focus(): void
}

/** Sizes of a field and of what it opens, in px. */
export interface OpeningSizes {
  /** Width of the field in px. */
  width: number
  /** Height of the field in px. */
  height: number
  /** What opens is at most this high, in px. */
  maxHeight: number
}

/** What fields have in common that open something to choose from. */
export interface OpeningProps extends Partial<{ [Size in keyof OpeningSizes]: number | undefined }> {
  /** Opens it when it turns true, closes it when it turns false. */
  open?: boolean
  /** Nothing can be chosen or taken out, and it does not open. */
  disabled?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong, shown under the field. */
  errorMessage?: string | undefined
  /** What there is to choose from opened. */
  onShow?(): void
  /** It closed. */
  onHide?(): void
  /** Something went wrong, beside what is shown of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
}
