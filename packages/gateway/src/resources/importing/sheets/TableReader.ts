import { importLimits } from '../limits'
import { unreadable } from './unreadable'

/** A line of a file: its number, counted from 1, and the texts of its cells. */
export interface TableLine {
  readonly number: number
  readonly cells: readonly string[]
}

/** Collects the lines of a file, and refuses it as soon as it exceeds a limit. */
export interface TableReader {
  /** Takes a line. Empty lines are left out. @throws 422 */
  add(number: number, cells: readonly string[]): void
  readonly lines: readonly TableLine[]
}

const trimmed = (cells: readonly string[]): string[] => {
  const end = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, end + 1)
}

export function createTableReader(): TableReader {
  const lines: TableLine[] = []
  let characters = 0
  return {
    lines,
    add(number, given) {
      const cells = trimmed(given)
      if (!cells.length) return
      if (lines.length > importLimits.rows) throw unreadable('too-many-rows', importLimits.rows)
      if (cells.length > importLimits.columns) throw unreadable('too-many-columns', importLimits.columns)
      for (const cell of cells) {
        characters += cell.length
        if (cell.length > importLimits.cell || characters > importLimits.characters)
          throw unreadable('too-large', importLimits.cell)
      }
      lines.push({ number, cells })
    },
  }
}
