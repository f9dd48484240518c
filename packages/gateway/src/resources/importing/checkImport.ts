import { sql } from 'drizzle-orm'
import { checkRows } from './checkRows'
import type { ImportContext } from './importContext'
import { forgetTargets, rowsAfter, writeChecked } from './importRows'
import { type StoredImport, setMapping } from './imports'

/** Rows that are checked in one batch. */
const together = 200

/** Checks every row that is neither saved nor skipped, with a new mapping of columns. Nothing is saved. */
export async function checkImport(
  context: ImportContext,
  stored: StoredImport,
  mapping: readonly string[],
): Promise<void> {
  const { importId } = stored
  // the rows to update were found by the old mapping
  if (mapping.some((name, index) => name !== stored.mapping[index])) await forgetTargets(context, importId)
  await setMapping(context, importId, mapping)
  const seen = new Map<string, number>()
  const open = sql`status in ('NEW', 'WRONG', 'READY')`
  for (let after = 0; ; ) {
    const rows = await rowsAfter(context, importId, after, together, open)
    if (rows.length) await writeChecked(context, importId, await checkRows(context, { mapping }, rows, seen))
    if (rows.length < together) return
    after = rows.at(-1)?.number ?? after
  }
}
