import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { PanelFrame } from '@ebkit/ui/panel-button'
import { SortableList } from '@ebkit/ui/sortable-list'
import { useStrings } from '../../environment'
import { keptColumns } from '../parts/keptColumns'
import type { ListPartProps } from '../parts/ListPartProps'
import { textInLocale } from '../textInLocale'
import { columnStrings } from './strings'

/** Chooses the shown columns and their order. */
export function ColumnsPanel({ columns, memory, keep, locale }: ListPartProps) {
  const text = useStrings(columnStrings)
  const all = keptColumns(columns, memory.columns)
  const byName = new Map(columns.map((column) => [column.name, column]))
  // A column shown in another's cell has no position.
  const own = all.filter(({ name }) => !byName.get(name)?.below)
  const shown = own.filter(({ hidden }) => !hidden)
  const nameOf = ({ name }: { name: string }) => textInLocale(byName.get(name)?.label, locale) || name
  const said =
    (key: 'lifted' | 'moved' | 'dropped' | 'cancelled') => (name: string, place: number, count: number) =>
      text(key, { name, place, count })
  return (
    <PanelFrame
      foot={
        <Button kind="text" onClick={() => keep({ columns: undefined, density: undefined })}>
          {text('reset')}
        </Button>
      }
    >
      <SortableList
        className="eb-panel__list"
        label={text('columns')}
        items={own}
        rowHeight={40}
        keyOf={({ name }) => name}
        nameOf={nameOf}
        onMove={(name, index) => {
          const rest = own.filter((one) => one.name !== name)
          const moved = own.find((one) => one.name === name)
          if (!moved) return
          rest.splice(index, 0, moved)
          keep({ columns: [...rest, ...all.filter((one) => byName.get(one.name)?.below)] })
        }}
        texts={{
          grip: (name) => text('grip', { name }),
          lifted: said('lifted'),
          moved: said('moved'),
          dropped: said('dropped'),
          cancelled: said('cancelled'),
        }}
        render={(one) => (
          <Checkbox
            checked={!one.hidden}
            // At least one column must be shown.
            disabled={!one.hidden && shown.length === 1}
            onChange={(isShown) =>
              keep({
                columns: all.map((other) =>
                  other.name === one.name ? { ...other, hidden: !isShown } : other,
                ),
              })
            }
          >
            {nameOf(one)}
          </Checkbox>
        )}
      />
    </PanelFrame>
  )
}
