import { Refusal } from '../../../server/refusal'

/** Why a file cannot be imported. */
export type FileProblem =
  | 'empty'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-large'
  | 'old-workbook'
  | 'protected'
  | 'damaged'
  | 'encoding'

/** A file that cannot be imported: 422 `file-unreadable` with the reason in `data`. */
export const unreadable = (reason: FileProblem, limit?: number): Refusal =>
  new Refusal(422, 'file-unreadable', `The file cannot be imported: ${reason}`, {
    reason,
    ...(limit !== undefined && { limit }),
  })
