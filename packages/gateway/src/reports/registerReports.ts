import { getReport } from '@ebkit/protocol/calls/reports'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { timeZone } from '../resources/fieldSql'
import { registerCall } from '../server/registerCall'
import { askedOf, figuresFor, pageAsked } from './asking'
import { registerReportExport } from './exporting/registerReportExport'
import { queriesFor } from './queriesOf'
import { readSets } from './readSets'
import { recordFigureLookUps } from './recordFigureLookUps'

/** The current time in the stores: `2026-11-20 14:05:00`. */
const now = () =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format()

/** Serves the figures of reports and dashboards by one route: the request names the page. */
export function registerReports(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: 'session',
    right: '{source}:view',
    summary: 'Figures of a report or dashboard',
    tag: 'Console',
  } as const
  registerCall(app, getReport, about, async ({ query, request }) => {
    const page = pageAsked(request, query)
    const asked = askedOf(query)
    const queries = queriesFor(page, query, asked.period)
    const figures = figuresFor(request, queries, asked, query.hotelId)
    const sets = await gateway.asTenant(request, async (rows) => {
      const read = await readSets(rows, figures)
      await recordFigureLookUps(rows, figures)
      return read
    })
    return { at: now(), sets }
  })
  registerReportExport(app, gateway)
}
