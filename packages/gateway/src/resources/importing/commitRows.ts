import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { sql } from 'drizzle-orm'
import type { Gateway } from '../../gateway'
import { Refusal } from '../../server/refusal'
import type { Model } from '../model'
import { saveRow } from '../saving'
import { bodiesOf } from './checkRows'
import type { ImportContext } from './importContext'
import { rowsAfter, type StoredRow } from './importRows'
import { type StoredImport, touchImport } from './imports'
import { savedAtOnce } from './limits'

/** Why a row that was right when it was checked is not saved. */
function problemsOf(refusal: Refusal): ImportProblem[] {
  if (refusal.status === 409) return [{ path: '', code: 'changed' }]
  const { problems } = (refusal.data ?? {}) as { problems?: readonly ResourceProblem[] }
  return problems?.length
    ? [...problems]
    : [{ path: '', code: 'unfit', params: { text: refusal.message.slice(0, 200) } }]
}

/** Saves one row, or notes why it cannot be saved. A row that fails leaves the others alone. */
async function commitRow(
  gateway: Gateway,
  { rows, binding, place }: ImportContext,
  importId: string,
  row: StoredRow,
  body: Model,
): Promise<void> {
  const own = sql`import_id = ${importId} and row_number = ${row.number}`
  try {
    const saved = await rows.transaction((inner) => saveRow(gateway, inner, binding, body, place))
    await rows.execute(sql`update resource_import_row
      set status = 'SAVED', row_key = ${String(saved[binding.resource.key])} where ${own}`)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    await rows.execute(sql`update resource_import_row
      set status = 'WRONG', problems = ${JSON.stringify(problemsOf(error))}::jsonb where ${own}`)
  }
}

/** Saves the next rows without problems, in the order of the file. */
export async function commitRows(
  gateway: Gateway,
  context: ImportContext,
  stored: StoredImport,
): Promise<void> {
  const { importId } = stored
  const ready = await rowsAfter(context, importId, 0, savedAtOnce, sql`status = 'READY'`)
  const bodies = await bodiesOf(context, stored, ready)
  for (const [index, row] of ready.entries())
    await commitRow(gateway, context, importId, row, bodies[index] as Model)
  await touchImport(context, importId)
}
