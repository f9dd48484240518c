import { findObject, type Overwriting } from './objects'
import { headerOf, requireTouch, type StoreCall } from './storeCall'
import { StoreError } from './storeError'

export const alreadyExists = () =>
  new StoreError('FileAlreadyExists', 'The object you specified already exists and can not be overwritten.')

const isForbidden = (call: StoreCall) => headerOf(call, 'x-oss-forbid-overwrite')?.toLowerCase() === 'true'

/**
 * Which existing objects a call may overwrite: none with `x-oss-forbid-overwrite: true`, otherwise its own, or all if
 * its keys allow changes.
 */
export const overwritingOf = (call: StoreCall): Overwriting =>
  isForbidden(call) ? 'forbidden' : (createdBy) => requireTouch(call, 'change', createdBy)

/**
 * Refuses, before a byte is read, what would be refused at the end.
 * @throws StoreError FileAlreadyExists, AccessDenied
 */
export async function requireOverwriting(call: StoreCall): Promise<void> {
  const overwriting = overwritingOf(call)
  if (overwriting !== 'forbidden' && call.grant?.rights.includes('change')) return
  const object = await findObject(call.gateway.database, call.key)
  if (!object) return
  if (overwriting === 'forbidden') throw alreadyExists()
  overwriting(object.createdBy)
}
