import type { Row } from '@ebkit/core/services/rows'
import type { TreeRow } from '@ebkit/core/tree'
import { ellipsisIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RowNode } from '../../tree/treeNodes'
import { allClasses } from './allClasses'
import type { ClassForm } from './ClassDrawer'
import { dishStrings } from './strings'
import type { DishPartProps } from './useDishes'

export interface ClassNameProps extends DishPartProps {
  node: TreeRow<RowNode>
  isRenaming: boolean
  onRename(id: string | undefined): void
  onForm(form: ClassForm): void
  onRemove(row: Row): void
}

/** A class in the tree: its name and counts, grey where it is disabled, with its actions; or the field to rename it. */
export function ClassName(props: ClassNameProps) {
  const { node, isRenaming } = props
  const text = useStrings(dishStrings)
  const { id, name, row } = node.node
  const counts = { onSale: Number(row.onSaleCount ?? 0), total: Number(row.dishCount ?? 0) }
  if (isRenaming) return <NameField {...props} row={row} />
  return (
    <>
      <span
        className={`eb-node__name${row.status === 'DISABLED' ? ' eb-dishes__disabled' : ''}`}
        title={row.status === 'DISABLED' ? `${name} · ${text('disabled')}` : name}
      >
        {name}
        {row.status === 'DISABLED' && <small> {text('disabled')}</small>}
      </span>
      <span className="eb-node__count" title={text('counts', counts)}>
        {counts.onSale} / {counts.total}
      </span>
      {id !== allClasses && <ClassActions {...props} row={row} />}
    </>
  )
}

function ClassActions({
  node,
  dishClass,
  tree,
  lang,
  service,
  reload,
  ...props
}: ClassNameProps & { row: Row }) {
  const text = useStrings(dishStrings)
  const { onRename, onForm, onRemove, row, setOutcome } = props
  const describe = useDescribeError()
  const { id, name } = node.node
  const { rights, actions } = dishClass
  const state = row.status === 'DISABLED' ? ('enable' as const) : ('disable' as const)
  const canEdit = rights.includes('edit')
  const items = [
    ...(canEdit
      ? [
          { id: 'rename', label: text('rename') },
          { id: 'edit', label: text('edit') },
        ]
      : []),
    ...(rights.includes('add') && node.level === 1 ? [{ id: 'add', label: text('addBelow', { name }) }] : []),
    ...(actions.some((action) => action.name === state) ? [{ id: state, label: text(state) }] : []),
    ...(rights.includes('delete') ? [{ id: 'remove', label: text('remove'), danger: true }] : []),
  ]
  if (!items.length) return null
  const act = async (action: string) => {
    try {
      const { failed } = await service.act(dishClass.resource, action, { keys: [id], lang })
      const [first] = failed
      if (first) setOutcome({ heading: first.message, detail: '', isFailure: true })
    } catch (error) {
      setOutcome({ heading: describe(error), detail: '', isFailure: true })
    }
    reload()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only keeps presses from the row
    <span onClick={(event) => event.stopPropagation()}>
      <MenuButton
        label={text('more', { name })}
        icon={ellipsisIcon}
        iconOnly
        placement="bottom-end"
        className="eb-dishes__more"
        items={items}
        onChoose={(chosen) => {
          if (chosen === 'rename') onRename(id)
          else if (chosen === 'edit') onForm({ mode: 'edit', id })
          else if (chosen === 'add') {
            tree.expand(id)
            onForm({ mode: 'add', parentId: id })
          } else if (chosen === 'remove') onRemove(row)
          else void act(chosen)
        }}
      />
    </span>
  )
}

/** Enter and blur save, Esc cancels. A name that the gateway refuses stays as typed, with the reason. */
function NameField({ node, dishClass, row, service, reload, onRename }: ClassNameProps & { row: Row }) {
  const text = useStrings(dishStrings)
  const describe = useDescribeError()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)
  const { id, name } = node.node
  useEffect(() => input.current?.select(), [])
  const save = async () => {
    const className = input.current?.value.trim() ?? ''
    if (isSaving.current) return
    if (!className || className === name) return onRename(undefined)
    isSaving.current = true
    try {
      await service.save(dishClass.resource, { [dishClass.key]: id, version: row.version, className })
      onRename(undefined)
      reload()
    } catch (cause) {
      setError(describe(cause))
      input.current?.focus()
    }
    isSaving.current = false
  }
  const pressKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') onRename(undefined)
  }
  return (
    <span className="eb-dishes__rename">
      <input
        ref={input}
        className="eb-field"
        aria-label={text('renameOf', { name })}
        aria-invalid={error !== undefined}
        title={error}
        maxLength={10}
        defaultValue={name}
        draggable={false}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={pressKey}
        onBlur={() => error === undefined && void save()}
      />
      {error && (
        <span role="alert" className="eb-dishes__rename-error">
          {error}
        </span>
      )}
    </span>
  )
}
