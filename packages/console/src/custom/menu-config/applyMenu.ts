import type { Row, RowService } from '@ebkit/core/services/rows'
import type { FileEntry, MenuDifference } from './menuFile'

/** The outcome of an import. */
export interface Applied {
  /** Rows that were saved or deleted. */
  readonly done: number
  /** Rows that stay as they were, with the reason. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[]
}

interface Applying {
  readonly service: Pick<RowService, 'save' | 'remove'>
  readonly resource: string
  readonly lang: 'zh' | 'en'
  /** Called with the number of rows that are done. */
  onStep(done: number): void
}

/** The reason why the gateway refused a row. */
const refusal = (message: string | undefined, code: string) => new Error(message ?? code)

interface Import extends Applying {
  done: number
  readonly failed: { name: string; error: unknown }[]
  /** Keys of added rows by their ids in the file. */
  readonly keys: Map<string, string>
}

/**
 * Makes the menu match a file. Removed nodes are deleted last, when what stays has been moved away from below them; only
 * those whose code or name another node gets are deleted first. A row that the gateway refuses stays unchanged; the
 * others are still applied.
 */
export async function applyMenu(applying: Applying, difference: MenuDifference): Promise<Applied> {
  const run: Import = { ...applying, done: 0, failed: [], keys: new Map() }
  const early = deletedFirst(difference)
  // what is refused now may be free of children later
  const refused = new Map(early.length ? await remove(run, early) : [])
  for (const entry of difference.added) await add(run, entry)
  for (const changed of difference.changed) await change(run, changed)
  const late = difference.removed.filter((row) => !early.includes(row) || refused.has(row))
  if (late.length)
    for (const [{ menuName }, error] of await remove(run, late))
      run.failed.push({ name: String(menuName), error })
  return { done: run.done, failed: run.failed }
}

/** Removed rows whose code, or name in its place, a saved row gets, with all that is removed below them; children first. */
function deletedFirst({ added, changed, removed }: MenuDifference): readonly Row[] {
  const entries = [...added, ...changed.map(({ entry }) => entry)]
  const codes = new Set(entries.map(({ values }) => values.permission).filter(Boolean))
  const placeOf = (parentId: unknown, name: unknown) => JSON.stringify([parentId ?? null, name])
  const places = new Set(entries.map(({ parentId, values }) => placeOf(parentId, values.menuName)))
  const byKey = new Map(removed.map((row) => [row.menuId, row]))
  const isFirst = (row: Row | undefined): boolean =>
    !!row &&
    (codes.has(row.permission) ||
      places.has(placeOf(row.parentId, row.menuName)) ||
      isFirst(byKey.get(row.parentId)))
  return removed.filter(isFirst)
}

/** @returns the rows that were not deleted, with the reason */
async function remove(run: Import, rows: readonly Row[]): Promise<readonly (readonly [Row, unknown])[]> {
  const { service, resource, lang, onStep } = run
  const byKey = new Map(rows.map((row) => [String(row.menuId), row]))
  try {
    const { deleted, failed } = await service.remove(resource, [...byKey.keys()], lang)
    run.done += deleted.length
    onStep(run.done)
    return failed.flatMap(({ key, message, code }) => {
      const row = byKey.get(key)
      return row ? [[row, refusal(message, code)] as const] : []
    })
  } catch (error) {
    return rows.map((row) => [row, error] as const)
  }
}

const keyOf = ({ keys }: Import, id: string | null) => (id === null ? null : (keys.get(id) ?? id))

async function save(run: Import, name: string, row: Row): Promise<Row | undefined> {
  try {
    const saved = await run.service.save(run.resource, row)
    run.onStep(++run.done)
    return saved
  } catch (error) {
    run.failed.push({ name, error })
    return undefined
  }
}

async function add(run: Import, { id, parentId, values }: FileEntry): Promise<void> {
  const saved = await save(run, String(values.menuName), { ...values, parentId: keyOf(run, parentId) })
  if (saved) run.keys.set(id, String(saved.menuId))
}

async function change(run: Import, { row, entry, fields }: MenuDifference['changed'][number]): Promise<void> {
  const said = Object.fromEntries(fields.map((name) => [name, entry.values[name] ?? null]))
  const parent = fields.includes('parentId') ? { parentId: keyOf(run, entry.parentId) } : {}
  const { menuId, version } = row
  await save(run, String(entry.values.menuName), { menuId, version, ...said, ...parent })
}
