import { date } from '../date'

date.register()

export * from '../date'
