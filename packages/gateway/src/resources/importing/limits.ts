import { maximumImportRows } from '@ebkit/protocol/calls/resourceImports'

/** Limits of imports. A file that exceeds one of them is refused as a whole. */
export const importLimits = {
  /** Bytes of a file. */
  bytes: 10 * 1024 * 1024,
  /** Rows, without the header. */
  rows: maximumImportRows,
  columns: 100,
  /** Characters of a cell. */
  cell: 50_000,
  /** Bytes of a workbook after unpacking: a small file can unpack to more than fits into memory. */
  unpacked: 150 * 1024 * 1024,
  /** Characters of all cells. */
  characters: 40 * 1024 * 1024,
} as const

/** Rows that one call saves: each call is one transaction, and shows the client its progress. */
export const savedAtOnce = 200

/** Days without work after which an import is deleted. */
export const keptDays = 7
