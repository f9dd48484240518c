import { dateRange } from '../pure/date-range'

dateRange.register()

export * from '../pure/date-range'
