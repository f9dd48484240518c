import { readListMemory, writeListMemory } from '@ebkit/core/list'
import { getPage } from '@ebkit/core/page'
import { atom, type ReadableAtom } from 'nanostores'

/** px that people gave columns, by column. */
export type Widths = Readonly<Partial<Record<string, number>>>

/** Name under which lists of files are remembered on this machine: none that a page would give a list of its own. */
const memory = ':eb-files'

const $given = atom<Widths>(read())

/** All lists of files have the same. */
export const $widths: ReadableAtom<Widths> = $given

/** Gives a column a width, px; without one its own. */
export function setWidth(column: string, width: number | undefined): void {
  const { [column]: _, ...others } = $given.get()
  const widths: Widths = width ? { ...others, [column]: width } : others
  $given.set(widths)
  const columns = Object.entries(widths).map(([name, width = 0]) => ({ name, width }))
  writeListMemory(getPage().storage, memory, { columns })
}

function read(): Widths {
  const { columns = [] } = readListMemory(getPage().storage, memory)
  const isWidth = (width: unknown) => typeof width === 'number' && width > 0
  return Object.fromEntries(
    columns.filter(({ width }) => isWidth(width)).map(({ name, width }) => [name, width]),
  )
}
