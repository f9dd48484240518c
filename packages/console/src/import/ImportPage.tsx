import { rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { fillRoute } from '@ebkit/domain/fill-route'
import { labelText } from '@ebkit/rules/fields'
import { lockIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { Problem } from '../pages/Problem'
import { LaterRelatedLists } from '../row/LaterRelatedLists'
import { RowMissing } from '../row/RowMissing'
import { withPlace } from '../row/rowPlace'
import { useRow } from '../row/useRow'
import { Import } from './Import'
import css from './ImportPage.css'
import { importStrings } from './strings'

/** A page that imports the rows of a file, for an import that its address names or for a new one. */
export function ImportPage(props: PageProps<'import'>) {
  const { page, open, resources, references, onGo } = props
  const { locale } = usePlace()
  const text = useStrings(importStrings)
  const resource = resources[page.resource]
  if (!resource) return null
  const after = page.after && fillRoute(page.after, open.parameters)
  const batch = page.batch === undefined ? undefined : resources[page.batch]
  const id = page.param && new URLSearchParams(open.query).get(page.param)
  const content = resource.rights.includes('import') ? (
    <Import
      resource={resource}
      references={references}
      columns={page.columns}
      onSee={after ? (key) => onGo(after + withPlace('', key === undefined ? {} : { id: key })) : undefined}
    />
  ) : (
    <Problem icon={lockIcon} title={text('noRight')} lead={text('noRightLead')} />
  )
  return (
    <section className="eb-page__sheet">
      <PageHead
        title={labelText(page.title, locale)}
        path={open.path}
        onBack={after ? () => onGo(after) : undefined}
      />
      {batch && id ? (
        <OfBatch batch={batch} id={id}>
          {content}
        </OfBatch>
      ) : page.subLists ? (
        <WithLists {...props} resource={resource}>
          {content}
        </WithLists>
      ) : (
        content
      )}
    </section>
  )
}

/** The import that the address names, if it exists. */
function OfBatch({ batch, id, children }: { batch: PageResource; id: string; children: ReactNode }) {
  const text = useStrings(importStrings)
  const { row, error, reload } = useRow(batch, id)
  if (error !== undefined) return <RowMissing error={error} onRetry={reload} />
  if (!row) return <Skeleton rows={8} />
  return (
    <>
      <p className="eb-page__about">{text('batch', { name: rowTitle(batch, row) })}</p>
      {children}
    </>
  )
}

/** An import with lists of rows that it needs below it, such as the levels that its file names. */
function WithLists({
  children,
  ...props
}: PageProps<'import'> & { resource: PageResource; children: ReactNode }) {
  const root = useStyles<HTMLDivElement>(css)
  return (
    <div ref={root} className="eb-import-page">
      {children}
      <div className="eb-import-page__lists">
        <LaterRelatedLists {...props} row={noRow} lists={props.page.subLists} />
      </div>
    </div>
  )
}

/** They are all rows of the store or brand. */
const noRow = {}
