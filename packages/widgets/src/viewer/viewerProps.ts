import type { Slide } from './Slide'

export interface ViewerProps {
  slides: readonly Slide[]
  open: boolean
  index: number
  /** After the last comes the first. */
  loop?: boolean | undefined
  onIndex(index: number): void
  onClose(): void
  /** Gone from the screen. */
  onClosed?(): void
}
