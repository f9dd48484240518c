import { date } from '../pure/date'

date.register()

export * from '../pure/date'
