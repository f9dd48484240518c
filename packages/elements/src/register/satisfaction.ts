import { satisfaction } from '../satisfaction'

satisfaction.register()

export * from '../satisfaction'
