import { rowTitle } from '@ebkit/core/resource-definition'
import type { Row } from '@ebkit/core/services/rows'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { linkIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { DeleteQuestion, type Deleting } from '@ebkit/widgets/row-questions'
import { useState } from 'react'
import { pageStrings } from '../pages/strings'
import { actingOn, type RowActing } from './actingOn'
import { Drawer } from './Drawer'
import { LinkCopy } from './LinkCopy'
import { useOutput } from './output/useOutput'
import { RelatedLists } from './RelatedLists'
import { RowActions } from './RowActions'
import type { RowDrawerProps } from './RowDrawerProps'
import { RowFacts } from './RowFacts'
import { RowMissing } from './RowMissing'
import { RowQuestion } from './RowQuestion'
import { RowState } from './RowState'
import { neighboursOf, RowSteps } from './RowSteps'
import { withPlace } from './rowPlace'
import { Trail } from './Trail'
import { type LoadedRow, useRow } from './useRow'

/** A row, read-only, with its actions. */
export function RowView(props: RowDrawerProps & { id: string; onClose(): void }) {
  const { open, resource, drawer, id, keys = [], onPlace, onChanged, onClose } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const { row, error, reload } = useRow(resource, id)
  const [deleting, setDeleting] = useState<Deleting>()
  const [acting, setActing] = useState<RowActing>()
  /** The address of the open row, which leads to it again. */
  const [copied, setCopied] = useState<string>()
  const output = useOutput({ ...drawer, resource, resources: props.resources })
  const title = row ? rowTitle(resource, row) : labelText(resource.title, locale)
  const mayEdit = resource.rights.includes('edit') && offers(props, 'edit')
  const step = (key: string | undefined) => key !== undefined && onPlace(withPlace(open.query, { id: key }))
  const foot = row && (
    <>
      <span className="eb-drawer__keys">{keys.length > 1 && text('keys')}</span>
      {row && (
        <RowActions
          {...props}
          row={row}
          onAct={(action) => setActing(actingOn(resource, action, row))}
          onGive={(name) => output.give(name, [row])}
        />
      )}
      {resource.rights.includes('delete') && offers(props, 'delete') && mayDelete(resource, row) && (
        <Button onClick={() => setDeleting({ keys: [id], rows: [row] })}>{text('remove')}</Button>
      )}
      {mayEdit && (
        <Button kind="primary" onClick={() => onPlace(withPlace(open.query, { id, mode: 'edit' }))}>
          {text('edit')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <Drawer
        open
        title={title}
        isWide={!!drawer.related?.length}
        head={
          <>
            {row && <RowState resource={resource} row={row} />}
            <RowSteps keys={keys} id={id} onStep={step} />
            <Button kind="icon" label={text('copyLink')} onClick={() => setCopied(location.href)}>
              <Icon path={linkIcon} />
            </Button>
          </>
        }
        foot={foot}
        onClose={onClose}
        onKey={(key) => step(stepOf(key, neighboursOf(keys, id)))}
      >
        <RowBody {...props} state={{ row, error, reload }} />
      </Drawer>
      {output.parts}
      <LinkCopy value={copied} onDone={() => setCopied(undefined)} />
      <RowQuestion
        resource={resource}
        references={props.references}
        acting={acting}
        onClose={() => setActing(undefined)}
        onDone={() => {
          reload()
          onChanged()
        }}
      />
      <DeleteQuestion
        resource={resource}
        deleting={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => {
          onChanged()
          onClose()
        }}
      />
    </>
  )
}

/** The row, the rows that refer to it, and its audit trail. */
function RowBody({ state, ...props }: RowDrawerProps & { state: LoadedRow }) {
  const { resource, drawer, Below } = props
  const { row, error, reload } = state
  if (error !== undefined) return <RowMissing error={error} onRetry={reload} />
  if (!row) return <Skeleton rows={6} />
  return (
    <>
      <RowFacts row={row} resource={resource} sections={drawer.sections} onRevealed={reload} />
      {Below && <Below row={row} resource={resource} />}
      <RelatedLists {...props} row={row} lists={drawer.related} />
      {drawer.timeline && <Trail resource={resource} row={row} />}
    </>
  )
}

const offers = ({ actions = [] }: RowDrawerProps, name: string) => actions.includes(name)

/** J leads down the list, K up. */
const stepOf = (key: string, { previous, next }: ReturnType<typeof neighboursOf>) =>
  ({ j: next, k: previous })[key.toLowerCase()]

const mayDelete = ({ deletableWhile }: RowDrawerProps['resource'], row: Row) =>
  !deletableWhile || evaluateCondition(parseCondition(deletableWhile), row)
