import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { TrailEntry } from '@ebkit/core/services/trails'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { arrowRightIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { RowValue } from '@ebkit/widgets/data-list'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import css from './Trail.css'
import { trailStrings } from './trailStrings'
import { useTrail } from './useTrail'

export interface TrailProps {
  resource: PageResource
  row: Row
}

/** What was done with a row and by whom, newest first. */
export function Trail({ resource, row }: TrailProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(trailStrings)
  const describe = useDescribeError()
  const key = String(row[resource.key] ?? '')
  const { entries, hasMore, error, readMore } = useTrail(resource.resource, key, row)
  return (
    <section ref={root} className="eb-trail" aria-label={text('title')}>
      <h2>{text('title')}</h2>
      {!entries && error === undefined && <Skeleton rows={2} />}
      {entries?.length === 0 && <p>{text('empty')}</p>}
      <ol>
        {entries?.map((entry) => (
          <Entry key={entry.entryId} entry={entry} resource={resource} />
        ))}
      </ol>
      {error !== undefined && <p role="alert">{text('failed', { reason: describe(error) })}</p>}
      {(hasMore || error !== undefined) && (
        <Button kind="text" onClick={readMore}>
          {text(error === undefined ? 'older' : 'retry')}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry, resource }: { entry: TrailEntry; resource: PageResource }) {
  const { locale } = usePlace()
  const text = useStrings(trailStrings)
  const { kind, name, label, before, happenedAt, userName } = entry
  const heading = label
    ? labelText(label, locale)
    : kind === 'save'
      ? text(before ? 'edited' : 'created')
      : name
  return (
    <li className={`eb-trail__entry eb-trail__entry--${kind}`}>
      <b>{kind === 'delete' ? text('removed') : heading}</b>
      {before && <Changes entry={entry} resource={resource} />}
      <small>
        <time dateTime={happenedAt.replace(' ', 'T')}>{happenedAt.slice(0, 16)}</time>
        {' · '}
        {userName ?? text('nobody')}
      </small>
    </li>
  )
}

/** The changed fields, with their values before and after. */
function Changes({
  entry: { before, after, secrets },
  resource,
}: {
  entry: TrailEntry
  resource: PageResource
}) {
  const { locale } = usePlace()
  const text = useStrings(trailStrings)
  const fields = resource.fields.filter(({ name }) => after && name in after)
  return (
    <>
      {fields.map((field) => (
        <div key={field.name} className="eb-trail__change">
          <span>{labelText(field.label, locale)}</span>
          <del>
            <RowValue row={before ?? {}} field={field} />
          </del>
          <Icon path={arrowRightIcon} />
          <ins>
            <RowValue row={after ?? {}} field={field} />
          </ins>
        </div>
      ))}
      {secrets.length > 0 && (
        <div className="eb-trail__change">{text('secrets', { count: secrets.length })}</div>
      )}
    </>
  )
}
