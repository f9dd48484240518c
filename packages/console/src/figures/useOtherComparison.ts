import type { FigureSet, ReportQuery } from '@ebkit/core/services/reports'
import { useStrings } from '@ebkit/widgets/environment'
import { figureStrings } from './strings'
import { useFigures } from './useFigures'

/** The second comparison of figures: with the year before if the first is with the previous period, and vice versa. */
export interface OtherComparison {
  /** Its name. */
  readonly name: string
  /** The sets with all rows together; undefined until they are loaded. */
  readonly sets: readonly FigureSet[] | undefined
  /** Why they could not be loaded. */
  readonly error?: unknown
  reload(): void
}

/**
 * Requests the figures of all rows once more, with the other comparison.
 *
 * @param query undefined: nothing is requested yet
 * @returns undefined where nothing is compared
 */
export function useOtherComparison(query: ReportQuery | undefined): OtherComparison | undefined {
  const text = useStrings(figureStrings)
  const other = query?.compare === 'year' ? 'previous' : 'year'
  const { figures, error, reload } = useFigures(
    query?.compare ? { ...query, compare: other, span: undefined, by: 'total' } : undefined,
  )
  return query?.compare && { name: text(other), sets: figures?.sets, error, reload }
}
