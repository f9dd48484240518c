import { permissionCode, type ReportPage } from '@ebkit/domain'
import { exportReport } from '@ebkit/protocol/calls/reports'
import type { ReceivedQueryOf } from '@ebkit/protocol/define-call'
import { labelText } from '@ebkit/rules/fields'
import type { SheetCell } from '@ebkit/rules/sheets'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import { batchesOf } from '../../resources/exporting/batches'
import { registerFile } from '../../resources/exporting/registerFile'
import { sendSheet, sheetOf } from '../../resources/exporting/sendSheet'
import { notFound } from '../../server/refusal'
import { requirePermission } from '../../server/rights'
import { askedOf, figuresFor, pageAsked } from '../asking'
import { completeFigureLabels } from '../completeFigureLabels'
import { type BoundFigures, figuresSql } from '../figureSql'
import { chosenQuery } from '../queriesOf'
import { reportStrings } from '../strings'
import { figureCells, figureHeaders } from './figureCells'

type Given = ReceivedQueryOf<typeof exportReport>

/** The report of a route, for somebody who may export its rows. */
function reportAsked(request: FastifyRequest, given: Given): ReportPage {
  const page = pageAsked(request, given)
  if (page.kind !== 'report' || !page.export) throw notFound('This page has no export')
  requirePermission(request, permissionCode({ name: page.source }, 'export'))
  return page
}

/** The groups, then all rows together. */
async function* linesOf(
  rows: Transaction,
  figures: BoundFigures,
  lang: Given['lang'],
  stalled: () => void,
): AsyncGenerator<SheetCell[][]> {
  const whole = { ...figures, query: { ...figures.query, by: [] }, dimensions: [] }
  // read first, because the groups come from a cursor
  const { rows: totals } = await rows.execute<Record<string, unknown>>(figuresSql(whole))
  for await (const batch of batchesOf(rows, figuresSql(figures), stalled)) {
    await completeFigureLabels(rows, [{ figures, found: batch }])
    yield batch.map((row) => figureCells(figures, row, lang))
  }
  if (!figures.dimensions.length) return
  const names = figures.dimensions.map(
    (_, index): SheetCell => ({ kind: 'text', text: index ? '' : reportStrings[lang].total }),
  )
  yield totals.map((row) => [...names, ...figureCells(whole, row, lang)])
}

/** Makes the route of files with one grouping of a report. */
export function registerReportExport(app: FastifyInstance, gateway: Gateway): void {
  registerFile(app, gateway, exportReport, {
    needs: 'session',
    summary: 'One grouping of a report as a file',
    right: '{source}:export',
    tag: 'Console',
    requireRights(given, request) {
      reportAsked(request, given as Given)
    },
    async write(rows, received, request, reply) {
      const given = received as Given
      const page = reportAsked(request, given)
      const [figures] = figuresFor(request, [chosenQuery(page, given)], askedOf(given), given.hotelId)
      if (!figures) throw notFound()
      const headers = figureHeaders(figures, given.lang)
      const title = labelText(page.title, given.lang)
      await sendSheet(reply, given.format, (stalled) =>
        sheetOf(given.format, title, headers, linesOf(rows, figures, given.lang, stalled)),
      )
    },
  })
}
