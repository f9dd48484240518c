import type { Row } from '@ebkit/core/services/rows'
import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Skeleton } from '@ebkit/ui/placeholder'
import { State } from '@ebkit/ui/state'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { momentText, noticeEntry } from '../messages/messageEntries'
import { UnreadMark } from '../messages/UnreadMark'
import type { PageProps } from '../pages/PageProps'
import { usePageShown } from '../pages/pageShown'
import { type RowsState, useRows } from '../rows/useRows'
import { dashboardStrings } from './strings'

export interface NoticePanelProps {
  panel: Panel
  resources: PageProps<'dashboard'>['resources']
}

type Resource = NonNullable<NoticePanelProps['resources'][string]>

/** Seconds after which the notices are read again. */
const readEvery = 60

/** The newest notices of the system, each a link to its page, at the side of the home page. */
export function NoticePanel({ panel, resources }: NoticePanelProps) {
  const resource = resources[panel.source ?? '']
  return resource ? <Notices panel={panel} resource={resource} /> : null
}

function Notices({ panel, resource }: { panel: Panel; resource: Resource }) {
  const { locale } = usePlace()
  const text = useStrings(dashboardStrings)
  const title = labelText(panel.title, locale)
  const notices = useRows({
    ...{ resource: resource.resource, sort: panel.sort, most: panel.limit, every: readEvery },
    // reads again when the page is shown again: a notice may have been opened
    isPaused: !usePageShown(),
  })
  return (
    <section className="eb-dashboard__card" aria-label={title} data-guide="notices">
      <header>
        <h2>{title}</h2>
        <small />
        <a className="eb-link" href={`#${panel.to}`}>
          {text('allNotices')}
        </a>
      </header>
      <Lines {...notices} resource={resource} />
    </section>
  )
}

function Lines({ rows, error, reload, resource }: RowsState & { resource: Resource }) {
  const text = useStrings(dashboardStrings)
  const describe = useDescribeError()
  if (error !== undefined && !rows)
    return (
      <p role="alert" className="eb-dashboard__said">
        {describe(error)} <Button onClick={reload}>{text('retry')}</Button>
      </p>
    )
  if (!rows) return <Skeleton rows={4} />
  if (!rows.length) return <p className="eb-dashboard__said">{text('noNotices')}</p>
  const kind = resource.fields.find(({ name }) => name === 'noticeType')
  return (
    <ul className="eb-dashboard__notices">
      {rows.map((row) => (
        <Line
          key={noticeEntry(row).id}
          row={row}
          kind={kind?.options?.find(({ value }) => value === row.noticeType)}
        />
      ))}
    </ul>
  )
}

type Kind = NonNullable<Resource['fields'][number]['options']>[number]

function Line({ row, kind }: { row: Row; kind: Kind | undefined }) {
  const { locale } = usePlace()
  const { title, time, to, isUnread } = noticeEntry(row)
  return (
    <li>
      <a href={`#${to}`} className={isUnread ? 'eb-dashboard__unread' : ''}>
        {kind && <State tone={kind.tone ?? 'neutral'}>{labelText(kind.label, locale)}</State>}
        <span title={title}>
          {isUnread && <UnreadMark />}
          {title}
        </span>
        {time !== undefined && <time dateTime={new Date(time).toISOString()}>{momentText(time)}</time>}
      </a>
    </li>
  )
}
