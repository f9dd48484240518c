import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { sql } from 'drizzle-orm'
import { behaviourContextIn } from '../../behaviour/behaviourContextIn'
import { BusinessRefusal } from '../../behaviour/refuse'
import { explained } from '../../behaviour/refuseAt'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import { Refusal } from '../../server/refusal'
import { saveRow } from '../saving'
import { bodiesOf } from './checkRows'
import type { ImportContext } from './importContext'
import { rowsAfter, type StoredRow, textsOf } from './importRows'
import { type StoredImport, touchImport } from './imports'
import { savedAtOnce } from './limits'
import { runActionRow } from './runActionRow'

/** Why a row that passed the check is not saved. */
function problemsOf(refusal: Refusal): ImportProblem[] {
  if (refusal.status === 409) return [{ path: '', code: 'changed' }]
  if (refusal instanceof BusinessRefusal) return [explained('', refusal.text)]
  const { problems } = (refusal.data ?? {}) as { problems?: readonly ResourceProblem[] }
  return problems?.length
    ? [...problems]
    : [{ path: '', code: 'unfit', params: { text: refusal.message.slice(0, 200) } }]
}

/** Functions that save or run the next lines, each in a savepoint of its own, and return the key of the row. */
async function linesOf(
  gateway: Gateway,
  context: ImportContext,
  stored: StoredImport,
  lines: readonly StoredRow[],
): Promise<readonly ((rows: Transaction) => Promise<string>)[]> {
  const { binding, place } = context
  const { resource } = binding
  if (resource.imports?.runs)
    return lines.map((line) => (rows: Transaction) => {
      const own = { ...context, rows }
      return runActionRow(gateway, behaviourContextIn(gateway, rows, place), own, line, textsOf(stored, line))
    })
  const bodies = await bodiesOf(context, stored, lines)
  return bodies.map((body) => async (rows: Transaction) => {
    const saved = await saveRow(gateway, rows, binding, body, place)
    return String(saved[resource.key])
  })
}

/** Saves one line, or records why it cannot be saved. A line that fails does not affect the others. */
async function commitLine(
  { rows }: ImportContext,
  importId: string,
  line: StoredRow,
  run: (rows: Transaction) => Promise<string>,
): Promise<void> {
  const own = sql`import_id = ${importId} and row_number = ${line.number}`
  try {
    const key = await rows.transaction((inner) => run(inner))
    await rows.execute(sql`update resource_import_row set status = 'SAVED', row_key = ${key} where ${own}`)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    await rows.execute(sql`update resource_import_row
      set status = 'WRONG', problems = ${JSON.stringify(problemsOf(error))}::jsonb where ${own}`)
  }
}

/** Saves the next lines without problems, in the order of the file. */
export async function commitRows(
  gateway: Gateway,
  context: ImportContext,
  stored: StoredImport,
): Promise<void> {
  const { importId } = stored
  const ready = await rowsAfter(context, importId, 0, savedAtOnce, sql`status = 'READY'`)
  const runs = await linesOf(gateway, context, stored, ready)
  for (const [index, run] of runs.entries())
    await commitLine(context, importId, ready[index] as StoredRow, run)
  await touchImport(context, importId)
}
