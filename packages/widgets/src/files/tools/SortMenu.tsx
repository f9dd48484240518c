import type { FileSort } from '@ebkit/core/files'
import { arrowDownWideNarrowIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { useStrings } from '../../environment'
import { toolStrings } from './toolStrings'

export interface SortMenuProps {
  sort: FileSort
  onSort: (sort: FileSort) => void
  /** Default: time, name, size. */
  by?: ReadonlyArray<FileSort['by']> | undefined
}

const allWays: ReadonlyArray<FileSort['by']> = ['time', 'name', 'size']

/** The first direction of each: newest, A, largest. */
const orders = { time: ['desc', 'asc'], name: ['asc', 'desc'], size: ['desc', 'asc'] } as const
const words = { asc: 'Asc', desc: 'Desc' } as const

/** The sort menu of files: time, name, and size. @spec W-EXP-20 W-EXP-21 W-FMA-20 */
export function SortMenu({ sort, onSort, by = allWays }: SortMenuProps) {
  const text = useStrings(toolStrings)
  const choices = by.flatMap((way) => orders[way].map((order) => ({ by: way, order })))
  const idOf = (choice: FileSort) => `${choice.by}${words[choice.order]}` as const
  return (
    <MenuButton
      label={text(idOf(sort))}
      icon={arrowDownWideNarrowIcon}
      part="sort-menu"
      items={choices.map((choice, index) => ({
        id: idOf(choice),
        label: text(idOf(choice)),
        checked: idOf(choice) === idOf(sort),
        isRadio: true,
        separatorBefore: index > 0 && index % 2 === 0,
      }))}
      onChoose={(id) => {
        const chosen = choices.find((choice) => idOf(choice) === id)
        if (chosen) onSort(chosen)
      }}
    />
  )
}
