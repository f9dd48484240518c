import type { ResourceDefinition } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { useMemo, useRef } from 'react'
import { usePlace, useStrings } from '../../environment'
import { DefinitionPending } from '../../resource-definition/DefinitionPending'
import { useDefinition } from '../../resource-definition/useDefinition'
import type { DataListHandle, DataListProps } from '../props'
import { RowList } from '../RowList'
import { definedActions, definedColumns } from './definedSettings'
import { definedStrings } from './strings'
import { useRowQuestions } from './useRowQuestions'

/** A list whose columns, filters, texts and actions come from the definition of its resource. */
export function DefinedList(props: DataListProps) {
  const { definition, ...pending } = useDefinition(props.resource ?? '', props.onError)
  return definition ? <ListOf {...props} definition={definition} /> : <DefinitionPending {...pending} />
}

function ListOf({ definition, ...props }: DataListProps & { definition: ResourceDefinition }) {
  const { locale } = usePlace()
  const text = useStrings(definedStrings)
  const own = useRef<DataListHandle>(null)
  const handle = props.handle ?? own
  const columns = useMemo(() => definedColumns(definition, props.editable), [definition, props.editable])
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts follow from the language
  const actions = useMemo(() => definedActions(definition, text, locale), [definition, locale])
  const { questions, ...handlers } = useRowQuestions({ definition, props, handle })
  const bulkActions = props.bulkActions ?? actions.bulkActions
  const exportable = props.exportable || definition.rights.includes('export')
  return (
    <>
      <RowList
        {...props}
        columns={columns}
        rowKey={props.rowKey || definition.key}
        sort={props.sort || definition.list.sort}
        rowActions={props.rowActions ?? actions.rowActions}
        bulkActions={bulkActions}
        toolbar={props.toolbar ?? actions.toolbar}
        selection={props.selection ?? (bulkActions.length || exportable ? 'multiple' : 'none')}
        exportable={exportable}
        label={props.label || labelText(definition.title, locale)}
        handle={handle}
        {...handlers}
      />
      {questions}
    </>
  )
}
