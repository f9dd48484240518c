import { findResource, isAllowed, type ListPage, type Page, reportOfTab } from '@ebkit/domain'
import { today } from '@ebkit/rules/dates'
import type { FastifyRequest } from 'fastify'
import { findPage, missingRights } from '../console/consolePages'
import { bindingOf } from '../resources/bindings'
import { timeZone } from '../resources/fieldSql'
import { reachOf } from '../resources/stores'
import { forbidden, notFound, unauthenticated } from '../server/refusal'
import type { Asked, FigureQuery } from './FigureQuery'
import { type BoundFigures, boundFigures } from './figureSql'
import { type AskedPeriod, type Comparison, periodOf } from './periods'

interface Given extends AskedPeriod {
  readonly filter?: string | undefined
  readonly parameters?: string | undefined
  readonly compare?: Comparison | undefined
  readonly search?: string | undefined
}

/** The page whose figures a request asks for. */
interface PageGiven {
  readonly route: string
  readonly tab?: string | undefined
}

/** A page with figures: a report, a dashboard, or a list with figures above it. */
export type FiguresPage = Extract<Page, { kind: 'report' | 'dashboard' }> | ListPage

/** The page of a route, or one of its tabs, for a user who may open it. @throws 401, 403; 404 if it has no figures */
export function pageAsked({ identity }: FastifyRequest, { route, tab }: PageGiven): FiguresPage {
  if (!identity) throw unauthenticated()
  const whole = findPage(route)
  const page = tab && whole?.kind === 'report' ? reportOfTab(whole, tab) : whole
  if (!page || !hasFigures(page)) throw notFound('There is no such report')
  const missing = missingRights(page, identity.permissions)
  if (missing.length) throw forbidden(`This page needs ${missing.join(', ')}`)
  return page
}

const hasFigures = (page: Page): page is FiguresPage =>
  page.kind === 'report' ||
  page.kind === 'dashboard' ||
  (page.kind === 'list' && (!!page.figures?.length || !!page.tabCounts))

const timeOfDay = () =>
  new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', minute: '2-digit' }).format()

/** What a request asks of all figures of its page. @throws 400 */
export function askedOf({ from, until, period, filter, search, parameters = '', compare }: Given): Asked {
  const day = today(timeZone)
  return {
    period: periodOf({ from, until, period }, day),
    ...{ compare, filter, search, today: day, time: timeOfDay() },
    parameters: Object.fromEntries(new URLSearchParams(parameters)),
  }
}

/** Sets of figures over the rows visible to the user: of the requested stores, within the data scope. */
export function figuresFor(
  request: FastifyRequest,
  queries: readonly FigureQuery[],
  asked: Asked,
  hotelId: string | undefined,
): BoundFigures[] {
  const reach = reachOf(request, hotelId)
  const permissions = request.identity?.permissions ?? []
  return queries.flatMap((query) => {
    const resource = findResource(query.source)
    if (!resource || !isAllowed(permissions, resource, 'view')) return []
    return [boundFigures(bindingOf(resource), query, asked, reach)]
  })
}
