import { satisfaction } from '../pure/satisfaction'

satisfaction.register()

export * from '../pure/satisfaction'
