/** Why there is no poster. */
export type PosterProblemCode =
  /** No element with the id, no name, or no size. @spec W-POST-4 */
  | 'missing-parameters'
  /** A picture cannot be read; `params.address` says which. */
  | 'unreadable-image'
  /** A QR code cannot be read from the finished image; `params.text` says what it should have said. */
  | 'unreadable-code'
  /** The image would have a side longer than `params.most` pixels. */
  | 'too-large'
  | 'timeout'
  | 'failed'

/** A poster that could not be made. */
export class PosterProblem extends Error {
  override readonly name = 'PosterProblem'
  constructor(
    readonly code: PosterProblemCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(code, { cause })
  }
}
