import { columnsOf } from '@ebkit/core/resource-definition'
import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { DataList } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import { figureStrings } from '../figures/strings'
import { fixedCondition } from '../list/fixedCondition'
import type { PageProps } from '../pages/PageProps'

export interface ListPanelProps {
  panel: Panel
  resources: PageProps<'dashboard'>['resources']
}

/** Number of rows if the panel does not specify it. */
const usualRows = 10

/** The newest rows of a resource, with a link to all of them. */
export function ListPanel({ panel, resources }: ListPanelProps) {
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const resource = resources[panel.source ?? '']
  const columns = useMemo(
    () => (resource ? columnsOf({ columns: panel.columns ?? [] }, resource.fields) : []),
    [panel, resource],
  )
  if (!resource) return null
  const title = labelText(panel.title, locale)
  const where = fixedCondition(panel.where, {})
  // An address with a placeholder is that of one row: no link to the list.
  const to = panel.to && !panel.to.includes('{') ? panel.to : undefined
  return (
    <section className="eb-figure__card eb-figure__card--wide" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <small />
        {to && (
          <a className="eb-link" href={`#${to}`}>
            {text('more')}
          </a>
        )}
      </header>
      <DataList
        columns={columns}
        resource={resource.resource}
        {...(where && { where })}
        rowKey={resource.key}
        sort={panel.sort}
        pageSize={panel.limit ?? usualRows}
        density="compact"
        plainNames
        label={title}
      />
    </section>
  )
}
