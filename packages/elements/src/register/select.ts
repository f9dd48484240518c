import { select } from '../select'

select.register()

export * from '../select'
