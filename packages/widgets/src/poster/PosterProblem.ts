/** Why there is no poster. */
export type PosterProblemCode =
  /** No element with the id, no name, or no size (W-POST-4). */
  | 'missing-parameters'
  /** An image cannot be read; `params.address` says which. */
  | 'unreadable-image'
  /** A QR code cannot be read from the finished image; `params.text` is its expected text. */
  | 'unreadable-code'
  /** A side of the image would be longer than `params.most` pixels. */
  | 'too-large'
  | 'timeout'
  | 'failed'

/** A failure to create a poster. */
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
