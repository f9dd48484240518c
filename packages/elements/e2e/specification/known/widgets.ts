import { searchPlaces } from '../../../../gateway/src/map/places/searchPlaces'
import { pageCount, pagerSize, visiblePages } from '../../../../ui/src/pager/pageCount'
import { rangeOf, separator } from '../../../../widgets/src/date-range/range'
import { defaultLevel } from '../../../../widgets/src/map-picker/MapPosition'
import { ifSo, type Observations } from './Observation'

const day = { start: '2026-11-01', end: '2026-11-02', startTime: '08:30', endTime: '20:45' }

/** A format with the date and time of one end filled in. */
const written = (format: string, end: 'start' | 'end') =>
  format.replace('YYYY-MM-DD', day[end]).replace('HH:mm', day[`${end}Time`])

/** Figures of ranges, pagers and maps. */
export const widgets: Observations = {
  'C-DATE-1': (value) => ifSo(rangeOf(day, true).start === written(value, 'start'), value),
  'C-DATE-2': (value) => ifSo(rangeOf(day, true).end.endsWith(` ${written(value, 'end')}`), value),
  'C-DATE-3': () => separator,
  'C-MAP-1': () => defaultLevel,
  'C-MAP-2': (value) =>
    ifSo(
      ['漠河', '三亚', '喀什', '舟山', '香港'].every((name) => searchPlaces(name, 1).length),
      value,
    ),
  'C-PAGE-1': () => pagerSize,
  'C-PAGE-2': () => visiblePages,
  'C-PAGE-3': (value) =>
    ifSo(
      [
        [0, 0],
        [1, 1],
        [10, 1],
        [11, 2],
      ].every(([total, pages]) => pageCount(total as number, 10) === pages),
      value,
    ),
}
