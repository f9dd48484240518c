import { select } from '../pure/select'

select.register()

export * from '../pure/select'
