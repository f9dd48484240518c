/** An image of the viewer. @spec W-GAL-1 */
export interface Slide {
  /** Address of the image. */
  src: string
  /** Address of a thumbnail, which is shown until the image has loaded. */
  msrc?: string
  /**
   * Not public: it is loaded from an address that is signed for the user. Default: only if the plain address fails.
   */
  isPrivate?: boolean | undefined
  /** Width of the image in px, if known: its space is reserved before it has loaded. */
  w?: number
  /** Height of the image in px. */
  h?: number
  /** Shown below the image. */
  title?: string
  /** Alternative text. Default: the title. */
  alt?: string
}
