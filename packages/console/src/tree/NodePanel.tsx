import { rowTitle } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { arrowLeftIcon, ellipsisIcon, eyeOffIcon } from '@ebkit/ui/icons'
import { MenuButton } from '@ebkit/ui/menu'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { equals, valuesOfCondition } from '../list/fixedCondition'
import { listActions } from '../list/listActions'
import { Notice } from '../notice/Notice'
import { pageStrings } from '../pages/strings'
import { fittingActions } from '../row/fittingActions'
import { RowFacts } from '../row/RowFacts'
import { RowForm } from '../row/RowForm'
import { RowMissing } from '../row/RowMissing'
import { useRow } from '../row/useRow'
import { rowsStrings } from '../rows/strings'
import type { NodePanelProps } from './NodeProps'
import { treeStrings } from './strings'
import { hidingRow } from './treeNodes'

/** The open row in a form, with its figures and actions; or the form of a new row. */
export function NodePanel(props: NodePanelProps) {
  return props.place.mode === 'add' ? (
    <NewNode {...props} />
  ) : (
    <OpenNode {...props} id={props.place.id ?? ''} />
  )
}

function NewNode(props: NodePanelProps) {
  const { page, resource, parent, parameters, tree, show, goTo } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const title = text('created', { name: labelText(resource.title, locale) })
  const above = parameters[parent]
  return (
    <section className="eb-tree-page__node" aria-label={title}>
      <NodeHead title={title} onBack={() => show({})} />
      <div className="eb-tree-page__body">
        <RowForm
          {...props}
          key={above}
          mode="add"
          id={undefined}
          sections={page.sections}
          values={above ? valuesOfCondition(equals(parent, above)) : undefined}
          label={title}
          onCancel={() => goTo(above ? { id: above } : {})}
          onSaved={(row) => {
            void tree.reload().then(() => tree.reveal(String(row[resource.key])))
            goTo({ id: String(row[resource.key]) })
          }}
        />
      </div>
    </section>
  )
}

function OpenNode(props: NodePanelProps & { id: string }) {
  const { page, resource, tree, id, show, goTo } = props
  const { row, error, reload } = useRow(resource, id)
  const title = row ? rowTitle(resource, row) : ''
  const canEdit = resource.rights.includes('edit')
  // Fields that are in the form are not repeated.
  const figures = page.columns.filter(
    (name) => resource.fields.find((field) => field.name === name)?.readOnly,
  )
  return (
    <section className="eb-tree-page__node" aria-label={title}>
      <NodeHead title={title} onBack={() => show({})}>
        {row && <NodeActions {...props} row={row} />}
      </NodeHead>
      <div className="eb-tree-page__body">
        {!row && error === undefined && <Skeleton rows={6} />}
        {error !== undefined && <RowMissing error={error} onRetry={reload} />}
        <HiddenNote {...props} />
        {row && canEdit && figures.length > 0 && (
          <RowFacts row={row} resource={resource} sections={[{ title: resource.title, fields: figures }]} />
        )}
        {row && !canEdit && <RowFacts row={row} resource={resource} sections={page.sections} />}
        {row && canEdit && (
          <RowForm
            {...props}
            mode="edit"
            sections={page.sections}
            label={title}
            onCancel={() => goTo({})}
            onSaved={() => {
              reload()
              void tree.reload()
            }}
          />
        )}
      </div>
    </section>
  )
}

/** Says that the open row is hidden because one above it is. */
function HiddenNote({ rows, id }: NodePanelProps & { id: string }) {
  const text = useStrings(treeStrings)
  const above = hidingRow(rows, id)
  if (!above) return null
  return (
    <Notice icon={eyeOffIcon} role="note">
      {text('hiddenNote', { name: above })}
    </Notice>
  )
}

interface NodeHeadProps {
  title: string
  onBack(): void
  children?: ReactNode
}

function NodeHead({ title, onBack, children }: NodeHeadProps) {
  const text = useStrings(pageStrings)
  return (
    <header className="eb-tree-page__head">
      <Button kind="icon" className="eb-tree-page__back" label={text('back')} onClick={onBack}>
        <Icon path={arrowLeftIcon} />
      </Button>
      <h2>{title}</h2>
      {children}
    </header>
  )
}

/** Number of actions shown as buttons; the others are in a menu. */
const buttons = 3

function NodeActions({ page, resource, act, row }: NodePanelProps & { row: Row }) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const rowsText = useStrings(rowsStrings)
  // No edit action: the row is edited here already.
  const offered = (page.rowActions ?? []).map((action) => (action === 'edit' ? '' : action))
  const actions = fittingActions(listActions(offered, resource, { text, locale }), row)
  const rest = actions.slice(buttons)
  return (
    <span className="eb-tree-page__actions">
      {actions.slice(0, buttons).map((action) => (
        <Button key={action.name} onClick={() => act(action.name, row)}>
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={rowsText('more')}
          icon={ellipsisIcon}
          iconOnly
          placement="bottom-end"
          items={rest.map((action) => ({
            id: action.name,
            label: action.label,
            danger: action.tone === 'danger',
          }))}
          onChoose={(name) => act(name, row)}
        />
      )}
    </span>
  )
}
