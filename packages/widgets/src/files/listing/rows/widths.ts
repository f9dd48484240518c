import { readListMemory, writeListMemory } from '@ebkit/core/list'
import { getPage } from '@ebkit/core/page'
import { atom, type ReadableAtom } from 'nanostores'

/** Widths in px set by the user, by column. */
export type Widths = Readonly<Partial<Record<string, number>>>

/** Key of the stored widths; a page would not use this name for its own list. */
const memory = ':eb-files'

const $given = atom<Widths>(read())

/** Shared by all lists of files. */
export const $widths: ReadableAtom<Widths> = $given

/** Sets the width of a column in px; without a width restores the default. */
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
