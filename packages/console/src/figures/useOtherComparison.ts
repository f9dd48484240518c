import type { FigureSet, ReportQuery } from '@ebkit/core/services/reports'
import { useStrings } from '@ebkit/widgets/environment'
import { figureStrings } from './strings'
import { useFigures } from './useFigures'

/** What figures are compared with besides: with the year before where they are with the period before, and the reverse. */
export interface OtherComparison {
  /** Its name. */
  readonly name: string
  /** The sets with all rows together; undefined until they have come. */
  readonly sets: readonly FigureSet[] | undefined
}

/**
 * Asks for the figures of all rows once more, with the other comparison.
 *
 * @param query undefined: nothing is asked for yet
 * @returns undefined where nothing is compared
 */
export function useOtherComparison(query: ReportQuery | undefined): OtherComparison | undefined {
  const text = useStrings(figureStrings)
  const other = query?.compare === 'year' ? 'previous' : 'year'
  const { figures } = useFigures(
    query?.compare ? { ...query, compare: other, span: undefined, by: 'total' } : undefined,
  )
  return query?.compare && { name: text(other), sets: figures?.sets }
}
