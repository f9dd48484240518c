import type { FigureSet, ReportQuery } from '@ebkit/core/services/reports'
import { useStrings } from '@ebkit/widgets/environment'
import { figureStrings } from '../figures/strings'
import { useFigures } from '../figures/useFigures'

/** What figures are compared with besides: with the year before where they are with the period before, and the reverse. */
export interface OtherComparison {
  /** Its name. */
  readonly name: string
  /** All rows together; undefined until it has come. */
  readonly total: FigureSet | undefined
}

/** Asks for the figures of all rows once more, with the other comparison; undefined where nothing is compared. */
export function useOtherComparison(query: ReportQuery): OtherComparison | undefined {
  const text = useStrings(figureStrings)
  const other = query.compare === 'year' ? 'previous' : 'year'
  const { figures } = useFigures({ ...query, compare: query.compare && other, span: undefined, by: 'total' })
  return query.compare && { name: text(other), total: figures?.sets[0] }
}
