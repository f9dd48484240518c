import type { FileProblem } from '@ebkit/rules/files'
import type { TransferProblemCode, UploadProblem } from '../Uploads'

/** Why an upload failed, with the problem of its item. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
  readonly problem: UploadProblem
  /** Temporary: an immediate retry may succeed. */
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

/** Thrown after the upload was paused, cancelled or disposed of. */
export const stopped: unique symbol = Symbol('stopped')

/** An object of somebody else has the key. */
export const keyTaken: unique symbol = Symbol('key-taken')

/** The multipart upload or its parts do not exist: completed, aborted, or deleted by the store. */
export const partsGone: unique symbol = Symbol('parts-gone')
