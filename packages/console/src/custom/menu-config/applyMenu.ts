import type { Row, RowService } from '@ebkit/core/services/rows'
import type { MenuDifference } from './menuFile'

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

/**
 * Makes the menu match a file: removed nodes are deleted first, so that their names and codes are free. A row that the
 * gateway refuses stays unchanged; the others are still applied.
 */
export async function applyMenu(applying: Applying, difference: MenuDifference): Promise<Applied> {
  const { service, resource, lang, onStep } = applying
  const failed: { name: string; error: unknown }[] = []
  let done = 0
  const { removed } = difference
  if (removed.length) {
    const names = new Map(removed.map((row) => [String(row.menuId), String(row.menuName)]))
    const answer = await service.remove(resource, [...names.keys()], lang)
    done += answer.deleted.length
    for (const { key, message, code } of answer.failed)
      failed.push({ name: names.get(key) ?? key, error: refusal(message, code) })
    onStep(done)
  }
  const keys = new Map<string, string>()
  const keyOf = (id: string | null) => (id === null ? null : (keys.get(id) ?? id))
  const save = async (name: string, row: Row): Promise<Row | undefined> => {
    try {
      const saved = await service.save(resource, row)
      onStep(++done)
      return saved
    } catch (error) {
      failed.push({ name, error })
      return undefined
    }
  }
  for (const { id, parentId, values } of difference.added) {
    const saved = await save(String(values.menuName), { ...values, parentId: keyOf(parentId) })
    if (saved) keys.set(id, String(saved.menuId))
  }
  for (const { row, entry, fields } of difference.changed) {
    const said = Object.fromEntries(fields.map((name) => [name, entry.values[name] ?? null]))
    const { menuId, version } = row
    const parent = fields.includes('parentId') ? { parentId: keyOf(entry.parentId) } : {}
    await save(String(entry.values.menuName), { menuId, version, ...said, ...parent })
  }
  return { done, failed }
}
