export { DateRange, type DateRangeHandle, type DateRangeProps } from './DateRange'
