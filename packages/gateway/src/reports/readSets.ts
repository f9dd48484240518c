import type { FigureSet } from '@ebkit/protocol/calls/reports'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import { completeFigureLabels } from './completeFigureLabels'
import { type BoundFigures, figuresSql } from './figureSql'
import { figureSetOf, mostOf } from './readFigures'
import { setsByRows, sharedFiguresSql } from './sharedRows'

/** Memory in which PostgreSQL keeps and sorts the rows of a report before it spills to disk. */
const memory = '32MB'

/** One extra group shows whether there are more. */
const asked = (set: BoundFigures) => mostOf(set) + 1

async function readTogether(rows: Transaction, sets: readonly BoundFigures[]): Promise<FigureSet[]> {
  const [first] = sets
  if (first && sets.length === 1) {
    const found = await rows.execute<Record<string, unknown>>(figuresSql(first, asked(first)))
    await completeFigureLabels(rows, [{ figures: first, found: found.rows }])
    return [figureSetOf(first, found.rows)]
  }
  const found = await rows.execute<{ set: number; group: Record<string, unknown> }>(
    sharedFiguresSql(sets, asked),
  )
  const groups = sets.map((figures, place) => ({
    figures,
    found: found.rows.filter((row) => row.set === place).map(({ group }) => group),
  }))
  await completeFigureLabels(rows, groups)
  return groups.map((each) => figureSetOf(each.figures, each.found))
}

/** Computes sets of figures, in their order. */
export async function readSets(rows: Transaction, figures: readonly BoundFigures[]): Promise<FigureSet[]> {
  await rows.execute(sql`select set_config('work_mem', ${memory}, true)`)
  const found = new Map<BoundFigures, FigureSet>()
  for (const sets of setsByRows(figures)) {
    const read = await readTogether(rows, sets)
    for (const [place, set] of sets.entries()) found.set(set, read[place] as FigureSet)
  }
  return figures.map((each) => found.get(each) as FigureSet)
}
