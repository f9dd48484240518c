import type { Slide } from './Slide'

export interface ViewerProps {
  slides: readonly Slide[]
  open: boolean
  index: number
  /** Continues from the last image to the first. */
  loop?: boolean | undefined
  onIndex(index: number): void
  onClose(): void
  /** The closing animation has ended. */
  onClosed?(): void
}
