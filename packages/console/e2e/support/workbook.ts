import type { List } from '@ebkit/core/list'
import { exportRows } from '@ebkit/core/list/exporting'

/** A workbook with a sheet of texts. */
export async function workbook([headers = [], ...lines]: readonly (readonly string[])[]): Promise<Buffer> {
  const rows = lines.map((cells) => ({ cells }))
  const list = { $state: { get: () => ({ page: { rows } }) }, selection: { $ids: { get: () => [] } } }
  const columns = headers.map((header, index) => ({
    header,
    cellOf: ({ cells }: { cells?: unknown }) => ({
      kind: 'text' as const,
      text: String((cells as string[])[index]),
    }),
  }))
  const { content } = await exportRows(
    { list: list as unknown as List, columns, title: 'x', isLocal: true },
    { scope: 'page', format: 'xlsx' },
    new AbortController().signal,
    () => {},
  )
  return Buffer.from(await content.arrayBuffer())
}
