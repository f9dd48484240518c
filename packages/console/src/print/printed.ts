import type { Http } from '@ebkit/core/http'
import { createRowService, type Row, type RowService } from '@ebkit/core/services/rows'
import type { RelatedList } from '@ebkit/domain'
import { equals } from '../list/fixedCondition'
import type { LabelsJob, ListJob, PrintJob, RowsJob } from './PrintJob'

/** Maximum number of rows per print job: for more, a file is the better choice. */
export const mostPrinted = 500

/** Maximum number of rows in a list below a row. */
const mostRelated = 100

/** A list below a row, with its rows. */
export interface PrintedList {
  readonly list: RelatedList
  readonly rows: readonly Row[]
}

/** The content of the sheets. */
export type Printed =
  | { readonly kind: 'rows'; readonly job: RowsJob; readonly rows: readonly PrintedRow[] }
  | { readonly kind: 'labels'; readonly job: LabelsJob; readonly rows: readonly Row[] }
  | { readonly kind: 'list'; readonly job: ListJob; readonly rows: readonly Row[]; readonly total: number }

export interface PrintedRow {
  readonly row: Row
  readonly related: readonly PrintedList[]
}

/** Reads the current state of what is to be printed. @throws ServiceError */
export async function readPrinted(http: Http, job: PrintJob, signal: AbortSignal): Promise<Printed> {
  const service = createRowService(http)
  if (job.kind === 'labels') return { kind: 'labels', job, rows: await readEach(service, job, signal) }
  if (job.kind === 'rows') return { kind: 'rows', job, rows: await readRows(service, job, signal) }
  const { resource, filter, search, sort, by } = job
  const order = [by && `${by} asc`, sort].filter(Boolean).join(', ')
  const question = { filter, search, ...(order && { sort: order }), most: mostPrinted }
  const { rows, total } = await service.list(resource.resource, question, signal)
  return { kind: 'list', job, rows, total }
}

/** Sequential: a hundred requests at once would delay others. */
async function readEach(
  service: RowService,
  { resource, keys }: Pick<RowsJob, 'resource' | 'keys'>,
  signal: AbortSignal,
): Promise<Row[]> {
  const found: Row[] = []
  for (const key of keys.slice(0, mostPrinted))
    found.push(await service.read(resource.resource, { [resource.key]: key }, signal))
  return found
}

async function readRows(service: RowService, job: RowsJob, signal: AbortSignal): Promise<PrintedRow[]> {
  const found: PrintedRow[] = []
  for (const row of await readEach(service, job, signal)) {
    const key = String(row[job.resource.key])
    found.push({ row, related: await readRelated(service, job, key, signal) })
  }
  return found
}

async function readRelated(
  service: RowService,
  { related = [], resources }: RowsJob,
  key: string,
  signal: AbortSignal,
): Promise<PrintedList[]> {
  const found: PrintedList[] = []
  for (const list of related) {
    const of = resources[list.resource]
    if (!of || !list.via) continue
    const question = { filter: equals(list.via, key), sort: list.sort, most: mostRelated }
    const { rows } = await service.list(of.resource, question, signal)
    found.push({ list, rows })
  }
  return found
}

/** Rows with the same value of a field, in the order in which they come. Without a field: one group. */
export function groupsOf(rows: readonly Row[], by: string | undefined): readonly (readonly Row[])[] {
  if (by === undefined) return rows.length ? [rows] : []
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = JSON.stringify(row[by] ?? null)
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups.values()]
}
