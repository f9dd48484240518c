import type { FileProblem } from '@ebkit/rules/files'
import type { TransferProblemCode, UploadProblem } from '../Uploads'

/** Why a file could not be uploaded, as its item says it. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
  readonly problem: UploadProblem
  /** Worth another try at once: it may pass by itself. */
  readonly isPassing: boolean

  constructor(
    code: TransferProblemCode | FileProblem['code'],
    { params = {}, error, isPassing = false }: Partial<UploadProblem> & { isPassing?: boolean } = {},
  ) {
    super(code, { cause: error })
    this.problem = { code, params, error }
    this.isPassing = isPassing
  }
}

/** Thrown where the user paused or cancelled, or the page's uploads ended. */
export const stopped: unique symbol = Symbol('stopped')

/** Somebody else's object has the key, and stays. */
export const keyTaken: unique symbol = Symbol('key-taken')

/** The store has no such multipart upload, or not its parts: completed, aborted, or swept away. */
export const partsGone: unique symbol = Symbol('parts-gone')
