import type { ListFilters, ListRow } from '@ebkit/core/list'
import { columnsOf } from '@ebkit/core/resource-definition'
import { SwitchControl } from '@ebkit/ui/switch'
import { DataList, type DataListProps } from '@ebkit/widgets/data-list'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { type DragEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { listActions } from '../../list/listActions'
import { StateTabs } from '../../list/StateTabs'
import { pageStrings } from '../../pages/strings'
import { withPlace } from '../../row/rowPlace'
import { useActing } from '../../row/useActing'
import { dishDragType } from './dishDrag'
import { fitting } from './fittingActions'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

export interface DishTableProps extends DishPartProps {
  /** A condition on the dishes. */
  where: string
  title: string
  onKeys(keys: readonly string[]): void
  onMove(keys: readonly string[]): void
  onPrice(keys: readonly string[]): void
}

const rowActions = ['edit', 'copy', 'publish', 'offline', 'sellOut', 'restock', 'delete'] as const
const bulkActions = ['publish', 'offline', 'sellOut'] as const

/** The dishes as a table whose prices, stock and order are edited in place. */
export function DishTable(props: DishTableProps) {
  const { open, dish, references, list, where, title, reload, onQuery, onKeys, onMove, onPrice } = props
  const text = useStrings(dishStrings)
  const [filters, setFilters] = useState<ListFilters>({})
  const columns = useColumns(props)
  const actions = useActions(props)
  const drag = useDishDrag(props)
  const { act, actOnMany, questions } = useActing({
    ...{ open, references, onQuery },
    onGo: props.onGo,
    resource: dish,
    actions: rowActions,
    parameters: {},
    onChanged(deleted) {
      if (deleted) list.current?.clearSelection()
      reload()
    },
  })
  return (
    <div className="eb-dishes__table" title={drag.isReady ? text('dragTo') : undefined} {...drag.handlers}>
      <StateTabs
        field={dish.fields.find(({ name }) => name === 'status')}
        filters={filters}
        onChange={(next) => list.current?.setFilters(next)}
      />
      <DataList
        columns={columns}
        resource={dish.resource}
        where={where}
        rowKey={dish.key}
        sort="sortNo asc"
        rowActions={actions.row}
        bulkActions={actions.bulk}
        selection="multiple"
        exportable={dish.rights.includes('export')}
        remember="console./dishes-class"
        address="list"
        label={title}
        handle={list}
        onLoad={(page) => {
          setFilters(page.filters)
          onKeys(page.rows.map((row) => String(row[dish.key])))
        }}
        onSelect={({ keys }) => drag.select(keys)}
        onOpen={({ key }) => onQuery(withPlace(open.query, { id: key }), true)}
        onRowAction={({ name, row }) => act(name, row)}
        onBulkAction={({ name, keys, rows }) => {
          if (name === 'move') onMove(keys)
          else if (name === 'price') onPrice(keys)
          else actOnMany(name, keys, rows)
        }}
      />
      {questions}
    </div>
  )
}

const shownNames = [
  'name',
  'price',
  'originalPrice',
  'labels',
  'dailyStock',
  'stockLeft',
  'monthSales',
  'soldOut',
  'status',
  'sortNo',
]
const editableNames = new Set(['price', 'dailyStock', 'sortNo'])
const widths: Readonly<Record<string, number>> = { name: 220, soldOut: 88, labels: 120, sortNo: 88 }

/** The columns: the picture is shown with the name, sold out is a switch. */
function useColumns(props: DishTableProps): DataListProps['columns'] {
  const { dish } = props
  const newest = useRef(props)
  newest.current = props
  const canEdit = dish.rights.includes('edit')
  return useMemo(() => {
    const view = { columns: shownNames, search: ['name'], filters: ['labels', 'soldOut'], tabs: 'status' }
    const columns = columnsOf(view, dish.fields).map((column) => ({
      ...column,
      ...(canEdit && editableNames.has(column.name) && { editable: true }),
      ...(widths[column.name] && { width: widths[column.name] as number }),
      ...(column.name === 'soldOut' && {
        component: (_: unknown, row: ListRow) => <SoldOutSwitch {...newest.current} row={row} />,
      }),
    }))
    // the first of a dish's pictures
    const picture = dish.fields.find(({ name }) => name === 'images')
    const [name, ...rest] = columns
    if (!picture || !name) return columns
    return [name, { ...picture, name: 'images.0', type: 'image' as const, below: true }, ...rest]
  }, [dish, canEdit])
}

/** Whether a dish is sold out today. The new state shows at once, and reverts if the gateway refuses it. */
function SoldOutSwitch({
  row,
  dish,
  lang,
  service,
  list,
  reload,
  setOutcome,
}: DishTableProps & { row: ListRow }) {
  const text = useStrings(dishStrings)
  const describe = useDescribeError()
  const isSoldOut = row.soldOut === true
  const action = isSoldOut ? 'restock' : 'sellOut'
  const canAct = row.status === 'PUBLISHED' && dish.actions.some(({ name }) => name === action)
  const toggle = async () => {
    list.current?.replaceRow({ ...row, soldOut: !isSoldOut })
    const { failed } = await service.act(dish.resource, action, { keys: [String(row[dish.key])], lang })
    const [first] = failed
    if (first) setOutcome({ heading: first.message, detail: '', isFailure: true })
    reload()
  }
  return (
    <SwitchControl
      inGrid
      checked={isSoldOut}
      disabled={!canAct}
      label={text('soldOutOf', { name: String(row.name) })}
      onChange={() =>
        void toggle().catch((error: unknown) => {
          list.current?.replaceRow(row)
          setOutcome({ heading: describe(error), detail: '', isFailure: true })
        })
      }
    />
  )
}

function useActions({ dish }: DishTableProps) {
  const { locale } = usePlace()
  const common = useStrings(pageStrings)
  const text = useStrings(dishStrings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts follow from the language
  return useMemo(() => {
    const { rights } = dish
    const allowed = rowActions.filter((name) => {
      if (name === 'edit' || name === 'delete') return rights.includes(name)
      return name !== 'copy' || rights.includes('add')
    })
    const row = listActions(allowed, dish, { text: common, locale }).map((action) => ({
      ...action,
      ...(fitting[action.name] && { when: fitting[action.name] as (row: ListRow) => boolean }),
    }))
    const bulk = listActions(bulkActions, dish, { text: common, locale })
    const own = rights.includes('edit')
      ? [
          { name: 'move', label: text('move') },
          { name: 'price', label: text('price') },
        ]
      : []
    return { row, bulk: [...bulk, ...own] }
  }, [dish, locale])
}

/**
 * Selected rows are dragged together. The list does not support dragging: a row becomes draggable when the pointer goes
 * down on it, so that text in others can still be selected.
 */
function useDishDrag({ dish }: DishTableProps) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const canDrag = dish.rights.includes('edit')
  const rowAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role=row][data-key]')
  const isOwn = (row: HTMLElement | null): row is HTMLElement => keys.includes(row?.dataset.key ?? '')
  const handlers = canDrag && {
    onPointerDown({ target, pointerType }: PointerEvent) {
      const row = rowAt(target)
      const isControl = (target as Element).closest('button, input, select, a')
      if (row) row.draggable = isOwn(row) && !isControl && pointerType !== 'touch'
    },
    onDragStart(event: DragEvent) {
      if (!isOwn(rowAt(event.target))) return
      event.dataTransfer.setData(dishDragType, JSON.stringify(keys))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
  return { handlers: handlers || {}, isReady: canDrag && keys.length > 0, select: setKeys }
}
