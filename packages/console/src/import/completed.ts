import type { ImportRow, ImportService } from '@ebkit/core/services/imports'

/** Returns the texts that a row of a file lacks, by field; empty if it lacks none. */
export type CompleteRow = (row: ImportRow) => Readonly<Record<string, string>>

/** A service of imports whose rows are completed as soon as their columns are matched. */
export function completed(service: ImportService, complete: CompleteRow): ImportService {
  return {
    ...service,
    async check(importId, mapping) {
      let state = await service.check(importId, mapping)
      for (let after = 0; ; ) {
        const rows = await service.rows(importId, after)
        const mendings = rows
          .filter(({ status }) => status === 'WRONG' || status === 'READY')
          .map((row) => ({ row: row.row, values: { ...complete(row) } }))
          .filter(({ values }) => Object.keys(values).length > 0)
        if (mendings.length) state = (await service.mend(importId, mendings)).import
        const last = rows.at(-1)
        if (!last) return state
        after = last.row
      }
    },
  }
}
