import { columnsOf } from '@ebkit/core/resource-definition'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo, useRef } from 'react'
import { pageStrings } from '../pages/strings'
import { fixedCondition } from './fixedCondition'
import { groupedColumns } from './groupedColumns'
import type { ListSectionProps } from './ListSectionProps'
import { listActions, type RowAction } from './listActions'
import { markedColumns } from './markedColumns'
import { usePreset } from './usePreset'

const unchanged = (actions: readonly RowAction[]) => actions

/**
 * What the definition determines of a list: columns, actions, the fixed condition, the initial filters.
 *
 * @param begins keys of the rows that begin a group
 */
export function useListDefinition(props: ListSectionProps, begins: ReadonlySet<string>) {
  const { view, resource, parameters } = props
  const columns = useColumns(props, begins)
  const where = [props.where, fixedCondition(view.where, parameters)].filter(Boolean).join('&')
  return {
    ...{ columns, where },
    actions: useActions(props),
    preset: usePreset(props.isOfRow ? [] : columns, parameters, view),
    canExport: (view.toolbar ?? []).includes('export') && resource.rights.includes('export'),
    unfolded: resource.fields.find(({ name }) => name === view.unfold),
  }
}

/** An address may filter by a boolean that the list neither shows nor offers, as a number on the home page does. */
function alsoFiltered({ view, resource, parameters, isOfRow }: ListSectionProps): readonly string[] {
  if (isOfRow) return []
  const known = new Set([...view.columns, ...(view.filters ?? [])])
  return resource.fields
    .filter(({ name, type }) => type === 'bool' && parameters[name] && !known.has(name))
    .map(({ name }) => name)
}

function useColumns(props: ListSectionProps, begins: ReadonlySet<string>) {
  const { view, resource, references, onGo } = props
  const also = alsoFiltered(props).join()
  const go = useRef(onGo)
  go.current = onGo
  const goTo = useMemo(() => (address: string) => go.current(address), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: links go wherever the page goes by then
  return useMemo(() => {
    const filters = [...(view.filters ?? []), ...also.split(',').filter(Boolean)]
    const found = columnsOf({ ...view, filters }, resource.fields, references)
    const own = groupedColumns(found, view.groups, resource, begins)
    return markedColumns(own, view.marks, resource.fields, goTo)
  }, [view, resource, references, begins, also])
}

function useActions({ view, resource, narrow = unchanged }: ListSectionProps) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts follow from the language
  return useMemo(
    () => ({
      row: narrow(listActions(view.rowActions ?? [], resource, { text, locale })),
      bulk: listActions(view.bulkActions ?? [], resource, { text, locale }),
    }),
    [view, resource, locale],
  )
}
