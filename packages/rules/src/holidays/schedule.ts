/** The seven statutory holidays of mainland China; also the keys of their names. */
export type HolidayName =
  | 'newYear'
  | 'springFestival'
  | 'qingming'
  | 'labourDay'
  | 'dragonBoat'
  | 'midAutumn'
  | 'nationalDay'

/** One holiday of one year: the days off, and the weekend days that are worked in return. */
export interface Holiday {
  /** One of the statutory holidays, or the page's own name, which is shown unchanged. */
  name: HolidayName | (string & {})
  /** First day off. */
  start: string
  /** Last day off. */
  end: string
  /** Weekend days that are worked in return. */
  workdays?: readonly string[]
}

/**
 * Holidays and make-up workdays as the General Office of the State Council announced them: for 2025 on 12 November
 * 2024, for 2026 on 4 November 2025. A year is announced in the November before it, and added here then.
 */
export const holidaySchedule: readonly Holiday[] = [
  { name: 'newYear', start: '2025-01-01', end: '2025-01-01' },
  {
    name: 'springFestival',
    start: '2025-01-28',
    end: '2025-02-04',
    workdays: ['2025-01-26', '2025-02-08'],
  },
  { name: 'qingming', start: '2025-04-04', end: '2025-04-06' },
  { name: 'labourDay', start: '2025-05-01', end: '2025-05-05', workdays: ['2025-04-27'] },
  { name: 'dragonBoat', start: '2025-05-31', end: '2025-06-02' },
  {
    name: 'nationalDay', // with the Mid-Autumn Festival on 6 October
    start: '2025-10-01',
    end: '2025-10-08',
    workdays: ['2025-09-28', '2025-10-11'],
  },
  { name: 'newYear', start: '2026-01-01', end: '2026-01-03', workdays: ['2026-01-04'] },
  {
    name: 'springFestival',
    start: '2026-02-15',
    end: '2026-02-23',
    workdays: ['2026-02-14', '2026-02-28'],
  },
  { name: 'qingming', start: '2026-04-04', end: '2026-04-06' },
  { name: 'labourDay', start: '2026-05-01', end: '2026-05-05', workdays: ['2026-05-09'] },
  { name: 'dragonBoat', start: '2026-06-19', end: '2026-06-21' },
  { name: 'midAutumn', start: '2026-09-25', end: '2026-09-27' },
  {
    name: 'nationalDay',
    start: '2026-10-01',
    end: '2026-10-07',
    workdays: ['2026-09-20', '2026-10-10'],
  },
]
