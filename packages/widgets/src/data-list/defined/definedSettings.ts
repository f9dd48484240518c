import type { ListColumnConfiguration } from '@ebkit/core/list'
import {
  actionCondition,
  columnsOf,
  type OfferedAction,
  type ResourceDefinition,
} from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import type { DataListProps, ListAction } from '../props'
import type { DefinedText } from './strings'

/**
 * The columns of a resource's list.
 *
 * @param editable names of fields that are edited in place, between spaces or commas
 */
export function definedColumns(
  { list, fields, references, rights }: ResourceDefinition,
  editable = '',
): ListColumnConfiguration[] {
  const names = new Set(rights.includes('edit') ? editable.split(/[\s,]+/) : [])
  return columnsOf(list, fields, references).map((column) => ({
    ...column,
    editable: names.has(column.name),
  }))
}

/** The actions on a resource's rows. The page performs `add`, `edit` and `copy`, the list all others. */
export function definedActions(
  { title, list, rights, actions, stateField }: ResourceDefinition,
  text: DefinedText,
  locale: string,
): Required<Pick<DataListProps, 'rowActions' | 'bulkActions' | 'toolbar'>> {
  const standard = (name: 'edit' | 'copy' | 'delete', right: 'edit' | 'add' | 'delete'): ListAction[] =>
    rights.includes(right)
      ? [{ name, label: text(name), ...(name === 'delete' && { tone: 'danger' as const }) }]
      : []
  const own = (action: OfferedAction): ListAction => {
    const when = actionCondition(action, stateField)
    const { name, label, tone } = action
    return { name, label, ...(tone === 'danger' && { tone }), ...(when && { when }) }
  }
  const deletion = standard('delete', 'delete')
  return {
    rowActions: [...standard('edit', 'edit'), ...standard('copy', 'add'), ...actions.map(own), ...deletion],
    bulkActions: [...actions.filter(({ name }) => list.bulkActions.includes(name)).map(own), ...deletion],
    toolbar: rights.includes('add')
      ? [{ name: 'add', label: text('add', { name: labelText(title, locale) }), tone: 'primary' }]
      : [],
  }
}
