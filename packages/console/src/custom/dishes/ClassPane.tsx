import type { Row, RowMove } from '@ebkit/core/services/rows'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { plusIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { type DragEvent, useMemo, useState } from 'react'
import { RowsState } from '../../rows/RowsState'
import { type TreePlace, visibleRows } from '../../tree/treeNodes'
import { RowsTreeView } from '../rows-tree/RowsTreeView'
import { childrenOf } from '../rows-tree/rowsTree'
import { allClasses } from './allClasses'
import { ClassDrawer, type ClassForm } from './ClassDrawer'
import { ClassName } from './ClassName'
import { dishDragType } from './dishDrag'
import { RemoveClass } from './RemoveClass'
import { dishStrings } from './strings'
import { useAllCounts } from './useAllCounts'
import type { DishPartProps } from './useDishes'

/** The classes as a tree, preceded by a node for all dishes. */
export function ClassPane(props: DishPartProps & { onChosen(): void }) {
  const { tree, state, dishClass, chosen, choose, onChosen } = props
  const text = useStrings(dishStrings)
  const [form, setForm] = useState<ClassForm>()
  const [removing, setRemoving] = useState<Row>()
  const [renaming, setRenaming] = useState<string>()
  const rows = useClassRows(props)
  const { moveError, move } = useMove(props)
  const { rights } = dishClass
  const canEdit = rights.includes('edit')
  const taking = useTaking(props)
  return (
    <aside className="eb-tree-page__pane eb-dishes__classes" aria-busy={state.isReading}>
      <header className="eb-dishes__classes-head">
        <h2>{text('classes')}</h2>
        {rights.includes('add') && (
          <Button kind="icon" label={text('addClass')} onClick={() => setForm({ mode: 'add' })}>
            <Icon path={plusIcon} />
          </Button>
        )}
      </header>
      <RowsState state={{ ...state, reload: () => void tree.load() }} outline={8}>
        <RowsTreeView
          tree={tree}
          rows={rows}
          selected={chosen ?? allClasses}
          label={text('classes')}
          canMove={canEdit}
          canPlace={(id, place) => canStand(tree, id, place)}
          onSelect={(id) => {
            choose(id === allClasses ? undefined : id)
            onChosen()
          }}
          onMove={move}
          {...(rights.includes('delete') && { onDelete: setRemoving })}
          {...(canEdit && { onRename: setRenaming })}
          {...taking}
          renderName={(row) => (
            <ClassName
              {...props}
              node={row}
              isRenaming={renaming === row.node.id}
              onRename={setRenaming}
              onForm={setForm}
              onRemove={setRemoving}
            />
          )}
        />
      </RowsState>
      <footer className="eb-tree-page__keys">
        {moveError ? <span role="alert">{moveError}</span> : canEdit && text('keys')}
      </footer>
      <ClassDrawer {...props} form={form} onClose={() => setForm(undefined)} />
      <RemoveClass {...props} row={removing} onClose={() => setRemoving(undefined)} />
    </aside>
  )
}

/** The visible classes, after the node that stands for all. */
function useClassRows(props: DishPartProps) {
  const { state, dishClass, shown } = props
  const counts = useAllCounts(props)
  const text = useStrings(dishStrings)
  const all = text('all')
  return useMemo(() => {
    const options = { key: dishClass.key, parent: dishClass.parent ?? '' }
    const children = childrenOf(state.rows ?? [], options)
    const roots = children.get('') ?? []
    const sum = (name: string) => roots.reduce((total, row) => total + Number(row[name] ?? 0), 0)
    const first: Row = {
      [dishClass.key]: allClasses,
      [dishClass.display]: all,
      ...(counts ?? { dishCount: sum('dishCount'), onSaleCount: sum('onSaleCount') }),
      restaurantId: shown.restaurantId,
    }
    children.set('', [first, ...roots])
    return visibleRows({ children, expanded: state.expanded }, dishClass)
  }, [state, dishClass, shown, all, counts])
}

/** Two levels: a class with children cannot be placed below another one, nor anything before the node of all dishes. */
function canStand(tree: DishPartProps['tree'], id: string, { parent, before }: TreePlace): boolean {
  if (id === allClasses || parent === allClasses || before === allClasses) return false
  if (parent === null) return true
  return !tree.find(parent)?.parentId && tree.below(id).length === 0
}

/** Moves classes; a move that the gateway refuses is reverted, with the reason. */
function useMove({ tree }: DishPartProps) {
  const text = useStrings(dishStrings)
  const describe = useDescribeError()
  const [moveError, setMoveError] = useState<string>()
  return {
    moveError,
    async move(asked: RowMove) {
      setMoveError(undefined)
      try {
        await tree.move(asked)
      } catch (error) {
        setMoveError(text('moveFailed', { reason: describe(error) }))
        // another user may have moved them: the next attempt starts from the current rows
        void tree.load()
      }
    },
  }
}

/** Dishes that are dragged from the list may be dropped on a class. */
function useTaking({ dish, moveTo, readDishes }: DishPartProps) {
  if (!dish.rights.includes('edit')) return {}
  return {
    canTake: (id: string, event: DragEvent) =>
      id !== allClasses && event.dataTransfer.types.includes(dishDragType),
    onTake(id: string, event: DragEvent) {
      const keys: string[] = JSON.parse(event.dataTransfer.getData(dishDragType) || '[]')
      void readDishes(keys).then((rows) => rows && moveTo(rows, id))
    },
  }
}
