import { isServiceError } from '@ebkit/core/errors'
import { rowTitle } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { type Acting, ActionQuestion, DeleteQuestion, type Deleting } from '@ebkit/widgets/row-questions'
import { useState } from 'react'
import { pageStrings } from '../pages/strings'
import { Drawer } from './Drawer'
import { RowActions } from './RowActions'
import type { RowDrawerProps } from './RowDrawerProps'
import { RowFacts } from './RowFacts'
import { withPlace } from './rowPlace'
import { useRow } from './useRow'

/** A row to read, with what can be done with it. */
export function RowView(props: RowDrawerProps & { id: string; onClose(): void }) {
  const { open, resource, drawer, id, onPlace, onChanged, onClose } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const { row, error, reload } = useRow(resource, id)
  const [deleting, setDeleting] = useState<Deleting>()
  const [acting, setActing] = useState<Acting>()
  const title = row ? rowTitle(resource, row) : labelText(resource.title, locale)
  const mayEdit = resource.rights.includes('edit') && offers(props, 'edit')
  const foot = row && (
    <>
      <span className="eb-drawer__keys" />
      <RowActions {...props} row={row} onAct={(action) => setActing({ action, keys: [id] })} />
      {resource.rights.includes('delete') && offers(props, 'delete') && (
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
      <Drawer open title={title} foot={foot} onClose={onClose}>
        {row ? (
          <RowFacts row={row} resource={resource} sections={drawer.sections} />
        ) : error === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <RowMissing error={error} onRetry={reload} />
        )}
      </Drawer>
      <ActionQuestion
        resource={resource.resource}
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

const offers = ({ actions = [] }: RowDrawerProps, name: string) => actions.includes(name)

/** A row that could not be read. */
export function RowMissing({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useStrings(pageStrings)
  const describe = useDescribeError()
  const isGone = isServiceError(error, 'http') && error.status === 404
  return (
    <Placeholder
      kind="error"
      title={text(isGone ? 'gone' : 'relatedFailed')}
      detail={isGone ? text('goneLead') : describe(error)}
    >
      {!isGone && <Button onClick={onRetry}>{text('retry')}</Button>}
    </Placeholder>
  )
}
