import type { ListRow } from '@ebkit/core/list'
import { type ResourceDefinition, rowTitle } from '@ebkit/core/resource-definition'
import { type ReactNode, type RefObject, useState } from 'react'
import { laterPart } from '../../later/laterPart'
import type { Acting, Deleting } from '../../row-questions'
import type { DataListHandle, DataListProps } from '../props'

const [useQuestions] = laterPart(() => import('../../row-questions'))

interface QuestionInput {
  readonly definition: ResourceDefinition
  readonly props: DataListProps
  readonly handle: RefObject<DataListHandle | null>
}

/**
 * Runs the actions of a definition and deletes rows; all other actions, and those that the page sets, are reported to
 * the page.
 */
export function useRowQuestions({ definition, props, handle }: QuestionInput) {
  const { resource = '' } = props
  const [deleting, setDeleting] = useState<Deleting>()
  const [acting, setActing] = useState<Acting>()
  const { ActionQuestion, DeleteQuestion, failure } = useQuestions(!!deleting || !!acting)

  /** @returns whether the list does it itself */
  const isAsked = (name: string, keys: string[], rows: ListRow[]) => {
    const action = definition.actions.find((one) => one.name === name)
    if (name === 'delete') setDeleting({ keys, rows })
    else if (action) {
      const [row] = keys.length === 1 ? rows : []
      const nameOf = (each: ListRow) => rowTitle(definition, each)
      setActing({ action, keys, rows, nameOf, name: row && nameOf(row) })
    }
    return name === 'delete' || !!action
  }
  const reload = () => handle.current?.reload()
  const questions: ReactNode = (
    <>
      {failure}
      {ActionQuestion && (
        <ActionQuestion
          resource={resource}
          references={definition.references}
          acting={acting}
          onClose={() => setActing(undefined)}
          onDone={reload}
        />
      )}
      {DeleteQuestion && (
        <DeleteQuestion
          resource={{ ...definition, resource }}
          deleting={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            handle.current?.clearSelection()
            reload()
          }}
        />
      )}
    </>
  )
  const onRowAction: DataListProps['onRowAction'] = (detail) => {
    const { name, key, row } = detail
    if (props.rowActions || !isAsked(name, [key], [row])) props.onRowAction?.(detail)
  }
  const onBulkAction: DataListProps['onBulkAction'] = (detail) => {
    const { name, keys, rows } = detail
    if (props.bulkActions || !isAsked(name, keys, rows)) props.onBulkAction?.(detail)
  }
  return { questions, onRowAction, onBulkAction }
}
