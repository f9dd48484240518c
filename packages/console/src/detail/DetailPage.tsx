import { rowTitle } from '@ebkit/core/resource-definition'
import type { Section } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { detailAdditions } from '../additions/additions'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { actingOn, type RowActing } from '../row/actingOn'
import { LaterRelatedLists } from '../row/LaterRelatedLists'
import { useOutput } from '../row/output/useOutput'
import { RowActions } from '../row/RowActions'
import { RowFacts } from '../row/RowFacts'
import { RowMissing, RowUnasked } from '../row/RowMissing'
import { RowQuestion } from '../row/RowQuestion'
import { RowState } from '../row/RowState'
import { Trail } from '../row/Trail'
import { useRow } from '../row/useRow'
import { withParameters } from '../rows/rowsAddress'
import { LaterDetailForm } from './LaterDetailForm'
import { RowFormButtons } from './RowFormButtons'

/** One row, read-only: its state, its values by section, and the rows that refer to it. */
export function DetailPage(props: PageProps<'detail'>) {
  const { page, resources } = props
  const resource = resources[page.resource]
  return resource ? <Detail {...props} resource={resource} /> : null
}

type Resource = NonNullable<PageProps['resources'][string]>

function Detail(props: PageProps<'detail'> & { resource: Resource }) {
  const { page, open, resource, onTitle } = props
  const { locale } = usePlace()
  const given = { ...Object.fromEntries(new URLSearchParams(open.query)), ...open.parameters }
  const id = given[page.param] ?? given.id
  const { row, error, reload } = useRow(resource, id)
  const isAsked = id !== undefined || !!resource.singleton
  const title = labelText(page.title, locale)
  const name = row && rowTitle(resource, row)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row has a name
  useEffect(() => {
    if (name) onTitle(`${title} · ${name}`)
  }, [name])
  const [acting, setActing] = useState<RowActing>()
  const { Above, Below, instead = [] } = detailAdditions[open.route.path] ?? {}
  const sections = withoutFields(page.sections, instead)
  const added = { ...props, reload }
  const output = useOutput({ ...page, resource, resources: props.resources })
  return (
    <section className="eb-page__sheet">
      <PageHead
        title={name || title}
        path={open.path}
        onBack={() => history.back()}
        facts={row && <RowState resource={resource} row={row} />}
      >
        {row && (
          <RowFormButtons
            resource={resource}
            actions={page.actions}
            onOpen={(mode) => props.onQuery(withParameters(open.query, { mode }), true)}
          />
        )}
        {row && (
          <RowActions
            {...props}
            row={row}
            actions={page.actions}
            onGive={(name) => output.give(name, [row])}
            onAct={(action) => setActing(actingOn(resource, action, row))}
          />
        )}
      </PageHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="eb-page__body" tabIndex={0}>
        {!isAsked && <RowUnasked />}
        {isAsked && !row && error === undefined && <Skeleton rows={8} />}
        {error !== undefined && <RowMissing error={error} onRetry={reload} />}
        {row && Above && <Above {...added} row={row} />}
        {row && (
          <RowFacts row={row} resource={resource} sections={sections} heading="h2" onRevealed={reload} />
        )}
        {row && Below && <Below {...added} row={row} />}
        {row && <LaterRelatedLists {...props} row={row} lists={page.related} />}
        {row && page.timeline && <Trail resource={resource} row={row} />}
      </div>
      {row && id !== undefined && <LaterDetailForm {...props} id={id} onSaved={reload} />}
      {output.parts}
      <RowQuestion
        resource={resource}
        references={props.references}
        acting={acting}
        onClose={() => setActing(undefined)}
        onDone={reload}
      />
    </section>
  )
}

const withoutFields = (sections: readonly Section[], left: readonly string[]): readonly Section[] =>
  sections.map((section) => ({ ...section, fields: section.fields.filter((name) => !left.includes(name)) }))
