import { dateRange } from '../date-range'

dateRange.register()

export * from '../date-range'
