import {
  checkImport,
  commitImport,
  discardImport,
  getImport,
  getImportFile,
  getImportTemplate,
  type ImportRow,
  listImportRows,
  mendImportRows,
  type ResourceImport,
  sendImportFile,
} from '@ebkit/protocol/calls/resourceImports'
import type { Http } from '../http/createHttp'
import { fileReceiver } from '../list/exporting/fileReceiver'
import type { ExportedFile } from '../list/exporting/ListExport'
import type { Session } from '../session/Session'

export type {
  ImportCounts,
  ImportProblem,
  ImportRow,
  ResourceImport,
} from '@ebkit/protocol/calls/resourceImports'

export { maximumImportRows } from '@ebkit/protocol/calls/resourceImports'

/** The states by which rows are listed. */
export type ImportRowFilter = 'wrong' | 'mended' | 'ready' | 'skipped' | 'saved'

/** A correction of a row. */
export interface ImportMending {
  row: number
  /** Texts by field. */
  values?: Record<string, string>
  /** Also in all rows that have the same wrong text in these fields. Default: false. */
  alike?: boolean
  /** Whether the row is skipped. */
  skip?: boolean
  /** Whether the row changes an existing one. */
  update?: boolean
}

/** The kind, the language and the name of a file of an import. */
export interface ImportFileOptions {
  format: 'csv' | 'xlsx'
  lang: 'zh' | 'en'
  /** Name of the file, if the gateway gives none. */
  name: string
}

/** Imports of one of the gateway's resources. Every call may throw a ServiceError. */
export interface ImportService {
  /** The user's newest import that is not finished. */
  find(): Promise<ResourceImport | null>
  send(file: File, signal?: AbortSignal): Promise<ResourceImport>
  /** @param mapping for each header a field, or empty */
  check(importId: string, mapping: readonly string[]): Promise<ResourceImport>
  /** Rows after the given one, in the order of the file. */
  rows(importId: string, after: number, filter?: ImportRowFilter): Promise<ImportRow[]>
  mend(importId: string, rows: ImportMending[]): Promise<{ import: ResourceImport; rows: ImportRow[] }>
  /** Saves the next rows; call it again until none are left. */
  commit(importId: string): Promise<ResourceImport>
  discard(importId: string): Promise<void>
  template(columns: readonly string[], options: ImportFileOptions): Promise<ExportedFile>
  /** A file of rows with problems and their reasons, or of saved rows with the values that the gateway has set. */
  rowsFile(importId: string, rows: 'wrong' | 'saved', options: ImportFileOptions): Promise<ExportedFile>
}

/** Milliseconds for calls about whole files. */
const longest = 600_000

/**
 * @param resource service and name: `merchant-api/printer`
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createImportService } from '@ebkit/core/services/imports'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const imports = createImportService(createHttp({ session }), session, 'merchant-api/printer')
 *
 * // Reads a file and checks its rows. Nothing is saved yet.
 * export async function check(file: File) {
 *   const { importId, mapping } = await imports.send(file)
 *   const { counts } = await imports.check(importId, mapping)
 *   return counts.wrong ? await imports.rows(importId, 0, 'wrong') : []
 * }
 * ```
 */
export function createImportService(http: Http, session: Session, resource: string): ImportService {
  async function fileOf(name: string, ask: (http: Http) => Promise<unknown>): Promise<ExportedFile> {
    const receiver = fileReceiver({ session, http, name })
    await ask(receiver.http)
    return receiver.file()
  }
  return {
    find: () => http.call(getImport(resource), { query: {} }),
    send(file, signal) {
      const form = new FormData()
      form.set('file', file)
      return http.call(sendImportFile(resource), { form, signal, timeout: longest })
    },
    check: (importId, mapping) =>
      http.call(checkImport(resource), { body: { importId, mapping: [...mapping] }, timeout: longest }),
    async rows(importId, after, status) {
      const query = { importId, after, ...(status && { status }) }
      return (await http.call(listImportRows(resource), { query })).list
    },
    mend: (importId, rows) =>
      http.call(mendImportRows(resource), { body: { importId, rows }, timeout: longest }),
    commit: (importId) => http.call(commitImport(resource), { body: { importId }, timeout: longest }),
    async discard(importId) {
      await http.call(discardImport(resource), { body: { importId } })
    },
    template: (columns, { name, ...query }) =>
      fileOf(name, (own) =>
        own.call(getImportTemplate(resource), {
          query: { ...query, ...(columns.length && { columns: columns.join(',') }) },
        }),
      ),
    rowsFile: (importId, rows, { name, ...query }) =>
      fileOf(name, (own) => own.call(getImportFile(resource), { query: { importId, rows, ...query } })),
  }
}
