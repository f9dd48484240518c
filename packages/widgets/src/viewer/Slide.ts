/** One picture. @spec W-GAL-1 */
export interface Slide {
  /** Address of the picture. */
  src: string
  /** Address of a small one, which stands there until the picture has come. */
  msrc?: string
  /** Not everybody's: it is shown by an address that is signed for the user. Default: where the plain one does not work. */
  isPrivate?: boolean | undefined
  /** Width of the picture in px, where it is known: its room is kept free before it has come. */
  w?: number
  /** Height of the picture in px. */
  h?: number
  /** Shown under the picture. */
  title?: string
  /** What the picture shows, for those who do not see it. Default: the title. */
  alt?: string
}
