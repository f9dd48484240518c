import type { ChartData } from './ChartData'
import { inOrderOfTime } from './lineOption'
import { isCut, mostSlices } from './partOptions'

/** What was pressed: the index among the values of a series, and the series. */
interface Pressed {
  readonly dataIndex?: number
  readonly seriesName?: string
}

/** The index of the pressed group among the rows of the set; undefined if it is not a group, such as the rest slice. */
export function rowChosen(data: ChartData, { dataIndex = -1, seriesName }: Pressed): number | undefined {
  const { kind, set, names } = data
  if (kind === 'pie' && isCut(names) && dataIndex >= mostSlices) return undefined
  if (kind !== 'line') return set.rows[dataIndex] && dataIndex
  if (set.by.length < 2) {
    const row = inOrderOfTime(data).set.rows[dataIndex]
    return row && set.rows.indexOf(row)
  }
  const days = [...new Set(names.map(([day]) => day))]
  const place = names.findIndex(([day, group]) => day === days[dataIndex] && group === seriesName)
  return place < 0 ? undefined : place
}
