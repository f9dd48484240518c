import { permissionCode } from '@ebkit/domain'
import { exportReport } from '@ebkit/protocol/calls/reports'
import type { ReceivedQueryOf } from '@ebkit/protocol/define-call'
import { type Label, labelText } from '@ebkit/rules/fields'
import type { SheetCell } from '@ebkit/rules/sheets'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import { batchesOf } from '../../resources/exporting/batches'
import { registerFile } from '../../resources/exporting/registerFile'
import { sendSheet, sheetOf } from '../../resources/exporting/sendSheet'
import { notFound } from '../../server/refusal'
import { requirePermission } from '../../server/rights'
import { askedOf, type FiguresPage, figuresFor, pageAsked } from '../asking'
import { completeFigureLabels } from '../completeFigureLabels'
import type { FigureQuery } from '../FigureQuery'
import { type BoundFigures, figuresSql } from '../figureSql'
import { chosenQuery, panelQuery } from '../queriesOf'
import { recordFigureLookUps } from '../recordFigureLookUps'
import { reportStrings } from '../strings'
import { figureCells, figureHeaders } from './figureCells'

type Given = ReceivedQueryOf<typeof exportReport>

interface Exported {
  readonly title: Label
  /** Name of the resource whose rows are counted. */
  readonly source: string
  /** @throws 400 */
  query(): FigureQuery
}

/** The grouping of a report, or the set of a dashboard panel; a whole dashboard cannot be exported as a table. */
function exported(page: FiguresPage, given: Given): Exported | undefined {
  if (page.kind === 'dashboard') {
    const found = panelQuery(page, given.panel)
    return found && { title: found.title, source: found.query.source, query: () => found.query }
  }
  if (page.kind !== 'report' || !page.export) return undefined
  return { title: page.title, source: page.source, query: () => chosenQuery(page, given) }
}

/** The contents of the file, for a user who may export the rows behind it. */
function exportAsked(request: FastifyRequest, given: Given): Exported {
  const found = exported(pageAsked(request, given), given)
  if (!found) throw notFound('This page has no export')
  requirePermission(request, permissionCode({ name: found.source }, 'export'))
  return found
}

/** The groups, then the total of all rows. */
async function* linesOf(
  rows: Transaction,
  figures: BoundFigures,
  lang: Given['lang'],
  stalled: () => void,
): AsyncGenerator<SheetCell[][]> {
  const whole = { ...figures, query: { ...figures.query, by: [] }, dimensions: [] }
  // The totals are read first, because the groups come from a cursor.
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

/** Registers the route that exports one grouping of a report or one set of a dashboard. */
export function registerReportExport(app: FastifyInstance, gateway: Gateway): void {
  registerFile(app, gateway, exportReport, {
    needs: 'session',
    summary: 'One grouping of a report or dashboard as a file',
    right: '{source}:export',
    tag: 'Console',
    requireRights(given, request) {
      exportAsked(request, given as Given)
    },
    async write(rows, received, request, reply) {
      const given = received as Given
      const { title: label, query } = exportAsked(request, given)
      const [figures] = figuresFor(request, [query()], askedOf(given), given.hotelId)
      if (!figures) throw notFound()
      await recordFigureLookUps(rows, [figures])
      const headers = figureHeaders(figures, given.lang)
      const title = labelText(label, given.lang)
      await sendSheet(reply, given.format, (stalled) =>
        sheetOf(given.format, title, headers, linesOf(rows, figures, given.lang, stalled)),
      )
    },
  })
}
