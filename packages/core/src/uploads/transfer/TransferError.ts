import type { FileProblem } from '@ebkit/rules/files'
import type { TransferProblemCode, UploadProblem } from '../Uploads'

/** Why an upload failed, with the problem of its item. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
  readonly problem: UploadProblem
  /** Temporary: an immediate retry may succeed. */
  readonly isTemporary: boolean

  constructor(
    code: TransferProblemCode | FileProblem['code'],
    { params = {}, error, isTemporary = false }: Partial<UploadProblem> & { isTemporary?: boolean } = {},
  ) {
    super(code, { cause: error })
    this.problem = { code, params, error }
    this.isTemporary = isTemporary
  }
}

/** Thrown after the upload was paused, cancelled or disposed of. */
export const stopped: unique symbol = Symbol('stopped')

/** The key belongs to another user's object. */
export const keyTaken: unique symbol = Symbol('key-taken')

/** The multipart upload or its parts do not exist: completed, aborted, or deleted by the store. */
export const partsGone: unique symbol = Symbol('parts-gone')
