import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, wholeNumber } from '../schemas/values'

/** Maximum number of rows of a file, without the header, unless the definition sets another one. */
export const maximumImportRows = 20_000

/** Maximum rows of one page, and of one call that mends. */
export const maximumImportPage = 200

/** `merchant-api/printer` → `merchant-api/eb/printer/import/check`. */
const pathOf = (resource: string, verb = '') => `${resource.replace('/', '/eb/')}/import${verb && `/${verb}`}`

const place = { hotelId: v.optional(identifier), brandId: v.optional(identifier) }

const file = {
  format: v.optional(v.picklist(['csv', 'xlsx']), 'xlsx'),
  lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
}

/** How many rows of an import are in which state. */
export interface ImportCounts {
  /** With problems. */
  readonly wrong: number
  /** Without problems, after a change by the user. */
  readonly mended: number
  /** Without problems, as the file has them. */
  readonly ready: number
  readonly skipped: number
  readonly saved: number
}

/** An import: a file that was read, and how far its rows are. */
export interface ResourceImport {
  readonly importId: string
  readonly fileName: string
  /** `2026-11-20 09:05:00` */
  readonly uploadedAt: string
  /** `READ`: its columns can be matched with fields. `CHECKED`: they are, and each row was checked. */
  readonly status: 'READ' | 'CHECKED'
  readonly headers: readonly string[]
  /** For each header the field that its column fills; empty: none. A suggestion until the rows are checked. */
  readonly mapping: readonly string[]
  /** The first rows of the file. */
  readonly sample: readonly (readonly string[])[]
  /** Names of the fields that a column can fill. */
  readonly columns: readonly string[]
  readonly rowCount: number
  readonly counts: ImportCounts
}

/** Why a row is not saved. Texts: `problemText` with `importProblemTexts`. */
export interface ImportProblem {
  /** The field; empty: the row as a whole. */
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  /** A text that would be right. */
  readonly proposal?: string
  /** The row can change the one that is there. */
  readonly canUpdate?: boolean
}

/** A row of an import. */
export interface ImportRow {
  /** Its line in the file; the header is line 1. */
  readonly row: number
  readonly status: 'WRONG' | 'READY' | 'SKIPPED' | 'SAVED'
  /** Its texts by field, as they are now. */
  readonly texts: Readonly<Record<string, string>>
  /** Texts of the file that the user has changed, by field. */
  readonly before: Readonly<Record<string, string>>
  readonly problems: readonly ImportProblem[]
  /** The key of the row that it became, or that it changes. */
  readonly key?: string
}

const isRecord = (given: unknown) => typeof given === 'object' && given !== null && !Array.isArray(given)

const state = v.custom<ResourceImport>(
  (given) => isRecord(given) && typeof (given as ResourceImport).importId === 'string',
)
const row = v.custom<ImportRow>((given) => isRecord(given) && typeof (given as ImportRow).row === 'number')

const importId = { ...place, importId: identifier }

/** An empty file with the headers of all columns that can be imported. @param resource service and name: `merchant-api/printer` */
// @__NO_SIDE_EFFECTS__
export function getImportTemplate(resource: string) {
  return defineCall({
    id: 'O-040',
    name: 'getImportTemplate',
    method: 'GET',
    path: pathOf(resource, 'template'),
    /** `columns`: names of fields, joined by commas; required fields come too. Default: what a cell holds well. */
    query: looseObject({ ...place, ...file, columns: v.optional(v.string()) }),
    answer: v.unknown(),
    envelope: 'none',
    safeToRepeat: true,
  })
}

/**
 * Sends a CSV or XLSX file as a form (`multipart/form-data`): 10 MB, 20,000 rows and 100 columns at most. Nothing is saved;
 * the answer has the headers and the fields that they seem to name. A file that cannot be read: HTTP status 422,
 * `file-unreadable` with `data.reason`.
 */
// @__NO_SIDE_EFFECTS__
export function sendImportFile(resource: string) {
  return defineCall({
    id: 'O-041',
    name: 'sendImportFile',
    method: 'POST',
    path: pathOf(resource),
    sendsFile: true,
    answer: state,
    safeToRepeat: false,
  })
}

/** An import of the user; without `importId` the newest one that is not finished, or null. */
// @__NO_SIDE_EFFECTS__
export function getImport(resource: string) {
  return defineCall({
    id: 'O-042',
    name: 'getImport',
    method: 'GET',
    path: pathOf(resource),
    query: looseObject({ ...place, importId: v.optional(identifier) }),
    answer: v.nullable(state),
    safeToRepeat: true,
  })
}

/** Matches columns with fields, and checks every row by the rules of saving. Nothing is saved. */
// @__NO_SIDE_EFFECTS__
export function checkImport(resource: string) {
  return defineCall({
    id: 'O-043',
    name: 'checkImport',
    method: 'POST',
    path: pathOf(resource, 'check'),
    body: looseObject({
      ...importId,
      /** For each header the field that its column fills; empty: none. */
      mapping: v.pipe(v.array(v.string()), v.maxLength(100)),
    }),
    answer: state,
    safeToRepeat: false,
  })
}

/** Rows of an import, in the order of the file. */
// @__NO_SIDE_EFFECTS__
export function listImportRows(resource: string) {
  return defineCall({
    id: 'O-044',
    name: 'listImportRows',
    method: 'GET',
    path: pathOf(resource, 'rows'),
    query: looseObject({
      ...importId,
      /** Default: all. */
      status: v.optional(v.picklist(['wrong', 'mended', 'ready', 'skipped', 'saved'])),
      /** Rows behind this one. Default: from the first. */
      after: v.optional(wholeNumber, 0),
      pageSize: v.optional(wholeNumber, 50),
    }),
    answer: looseObject({ list: v.array(row) }),
    safeToRepeat: true,
  })
}

/**
 * Changes texts of rows, and checks these again. Nothing is saved.
 *
 * @example
 * ```ts
 * import { mendImportRows } from '@ebkit/protocol/calls/resourceImports'
 * import { check } from '@ebkit/protocol/check'
 *
 * const call = mendImportRows('merchant-api/printer')
 * call.path // 'merchant-api/eb/printer/import/mend'
 * const rows = [{ row: 7, values: { printerName: 'Kitchen 2' } }, { row: 9, skip: true }]
 * check(call.body, { importId: '51', rows }).fits // true
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function mendImportRows(resource: string) {
  return defineCall({
    id: 'O-045',
    name: 'mendImportRows',
    method: 'POST',
    path: pathOf(resource, 'mend'),
    body: looseObject({
      ...importId,
      rows: v.pipe(
        v.array(
          v.object({
            row: wholeNumber,
            // Texts by field.
            values: v.optional(v.record(v.string(), v.string()), {}),
            // Also in all rows that have the same wrong text in these fields.
            alike: v.optional(v.boolean(), false),
            // True: the row is left out; false: not any more. Default: as it is.
            skip: v.optional(v.boolean()),
            // True: the row changes the one that has its unique values already.
            update: v.optional(v.boolean()),
          }),
        ),
        v.minLength(1),
        v.maxLength(maximumImportPage),
      ),
    }),
    answer: looseObject({
      import: state,
      /** The rows of the request as they are now. */
      rows: v.array(row),
    }),
    safeToRepeat: false,
  })
}

/**
 * Saves the next rows without problems, 200 at most, in one transaction; the client asks again until none is left. A row that
 * cannot be saved any more is among the wrong ones. Repeating the call never saves a row twice.
 */
// @__NO_SIDE_EFFECTS__
export function commitImport(resource: string) {
  return defineCall({
    id: 'O-046',
    name: 'commitImport',
    method: 'POST',
    path: pathOf(resource, 'commit'),
    body: looseObject(importId),
    answer: state,
    safeToRepeat: false,
  })
}

/**
 * Rows of an import as a file: those with problems, each with its reasons, to be mended and imported again; or those that were
 * saved, with what the gateway filled in.
 */
// @__NO_SIDE_EFFECTS__
export function getImportFile(resource: string) {
  return defineCall({
    id: 'O-047',
    name: 'getImportFile',
    method: 'GET',
    path: pathOf(resource, 'file'),
    query: looseObject({ ...importId, ...file, rows: v.optional(v.picklist(['wrong', 'saved']), 'wrong') }),
    answer: v.unknown(),
    envelope: 'none',
    safeToRepeat: true,
  })
}

/** Gives an import up. Rows that it saved stay. */
// @__NO_SIDE_EFFECTS__
export function discardImport(resource: string) {
  return defineCall({
    id: 'O-048',
    name: 'discardImport',
    method: 'POST',
    path: pathOf(resource, 'discard'),
    body: looseObject(importId),
    answer: v.unknown(),
    safeToRepeat: false,
  })
}
