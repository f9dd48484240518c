import type { UploadSource } from '@ebkit/core/uploads'
import { type PendingContext, rowsOf, sourcesOf } from './context'

/**
 * Removes a file from the list, with its upload.
 * @returns what the file can be added again by
 */
export function takeOff(context: PendingContext, id: string): UploadSource[] {
  const { uploads } = context
  const row = rowsOf(context).find((one) => one.id === id)
  if (uploads.$items.get().some((item) => item.id === id)) uploads.remove(id)
  context.order = context.order.filter((one) => (typeof one === 'string' ? one : one.id) !== id)
  return row ? sourcesOf(row) : []
}
