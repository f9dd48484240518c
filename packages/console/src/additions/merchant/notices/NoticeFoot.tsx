import { createMenuService } from '@ebkit/core/services/menus'
import type { Row } from '@ebkit/core/services/rows'
import { fillRoute } from '@ebkit/domain/fill-route'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { arrowRightIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { useSeeing } from '../../../row/useSeeing'
import type { DetailAdditionProps } from '../../Addition'
import css from './NoticeFoot.css'
import { noticeStrings } from './strings'
import { useNearbyNotices } from './useNearbyNotices'

/** Below a notice: the page that it is about, and the notices before and after it. Opening one marks it as read. */
export function NoticeFoot({ row, resource, open, onGo, reload }: DetailAdditionProps) {
  const root = useStyles<HTMLDivElement>(css)
  const text = useStrings(noticeStrings)
  const describe = useDescribeError()
  const seeing = useSeeing(resource, row, reload)
  const nearby = useNearbyNotices(resource.resource, row)
  const related = useAllowedRoute(row.relatedRoute)
  const leadTo = (notice: Row | undefined, name: 'previous' | 'next', none: 'first' | 'last') => (
    <div className={`eb-notice-foot__${name}`}>
      <small>{text(name)}</small>
      {notice ? (
        <a href={`#${fillRoute(open.route.path, { id: notice.noticeId })}`}>{String(notice.title)}</a>
      ) : (
        <span>{nearby.isThere && text(none)}</span>
      )}
    </div>
  )
  return (
    <div ref={root} className="eb-notice-foot">
      {seeing !== undefined && <p role="alert">{text('notSeen', { reason: describe(seeing) })}</p>}
      {related && (
        <Button onClick={() => onGo(related)}>
          {text('related')}
          <Icon path={arrowRightIcon} />
        </Button>
      )}
      <nav aria-label={text('nearby')}>
        {nearby.error !== undefined && (
          <p role="alert">{text('nearbyFailed', { reason: describe(nearby.error) })}</p>
        )}
        {leadTo(nearby.previous, 'previous', 'first')}
        {leadTo(nearby.next, 'next', 'last')}
      </nav>
    </div>
  )
}

/** The route, if it is one that the user may open; undefined otherwise, and if the check fails. */
function useAllowedRoute(route: unknown): string | undefined {
  const { http } = useEnvironment()
  const [allowed, setAllowed] = useState<string>()
  useEffect(() => {
    if (typeof route !== 'string' || !route) return
    const stop = new AbortController()
    createMenuService(http)
      .check(route, { signal: stop.signal })
      .then(
        (answer) => setAllowed(answer.allowed ? route : undefined),
        () => {
          // Without an answer only the button is missing, not the notice.
        },
      )
    return () => stop.abort()
  }, [http, route])
  return allowed
}
