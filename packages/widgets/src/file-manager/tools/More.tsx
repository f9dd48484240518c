import type { FileSort } from '@ebkit/core/files'
import { ellipsisIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { useStrings } from '../../environment'
import { toolStrings } from '../../files/tools/toolStrings'
import { useStore } from '../../store/useStore'
import type { FramePart } from '../panelProps'
import { strings } from '../strings'

const sorts: ReadonlyArray<FileSort & { id: `${FileSort['by']}${'Asc' | 'Desc'}` }> = [
  { id: 'timeDesc', by: 'time', order: 'desc' },
  { id: 'timeAsc', by: 'time', order: 'asc' },
  { id: 'nameAsc', by: 'name', order: 'asc' },
  { id: 'nameDesc', by: 'name', order: 'desc' },
  { id: 'sizeDesc', by: 'size', order: 'desc' },
  { id: 'sizeAsc', by: 'size', order: 'asc' },
]

/** A menu of the actions that have no button in a narrow layout. */
export function More({ model, face, isPicking, view, onView }: FramePart) {
  const text = useStrings(strings)
  const names = useStrings(toolStrings)
  const sort = useStore(model.$sort)
  const isChecking = useStore(model.$checking)
  const act: Record<string, () => void> = {
    edit: () => model.setChecking(!isChecking),
    view: () => onView(view === 'grid' ? 'list' : 'grid'),
    refresh: () => void model.refresh(),
  }
  return (
    <div className="eb-manager__tools-narrow">
      <MenuButton
        label={text('more')}
        icon={ellipsisIcon}
        iconOnly
        placement="bottom-end"
        items={[
          ...(isPicking ? [] : [{ id: 'edit', label: text(face.words.edit), checked: isChecking }]),
          { id: 'view', label: text('rows'), checked: view === 'list' },
          { id: 'refresh', label: text('refresh') },
          ...sorts.map(({ id, by, order }, index) => ({
            id,
            label: names(id),
            checked: sort.by === by && sort.order === order,
            isRadio: true,
            separatorBefore: index === 0,
          })),
        ]}
        onChoose={(chosen) => {
          const order = sorts.find(({ id }) => id === chosen)
          if (order) void model.setSort({ by: order.by, order: order.order })
          else act[chosen]?.()
        }}
      />
    </div>
  )
}
