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

const asTheyAre = (actions: readonly RowAction[]) => actions

/**
 * What the definition says of a list: columns, actions, the condition that always holds, the filters at first.
 *
 * @param begins keys of the rows with which a group begins
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

function useColumns({ view, resource, references, onGo }: ListSectionProps, begins: ReadonlySet<string>) {
  const go = useRef(onGo)
  go.current = onGo
  const goTo = useMemo(() => (address: string) => go.current(address), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes wherever the page goes now
  return useMemo(() => {
    const own = groupedColumns(columnsOf(view, resource.fields, references), view.groups, resource, begins)
    return markedColumns(own, view.marks, resource.fields, goTo)
  }, [view, resource, references, begins])
}

function useActions({ view, resource, narrow = asTheyAre }: ListSectionProps) {
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
