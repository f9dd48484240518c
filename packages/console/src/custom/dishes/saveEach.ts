import type { Row, RowService } from '@ebkit/core/services/rows'

/** The outcome of saving rows one by one. */
export interface SavedRows {
  readonly done: readonly Row[]
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[]
}

/** Saves a change of each row. One that the gateway refuses stays unchanged; the others are still saved. */
export async function saveEach(
  service: Pick<RowService, 'save'>,
  { resource, key }: { readonly resource: string; readonly key: string },
  changes: readonly (readonly [row: Row, change: Row])[],
): Promise<SavedRows> {
  const done: Row[] = []
  const failed: { row: Row; error: unknown }[] = []
  for (const [row, change] of changes)
    try {
      done.push(await service.save(resource, { [key]: row[key], version: row.version, ...change }))
    } catch (error) {
      failed.push({ row, error })
    }
  return { done, failed }
}
