import { suggest } from '../suggest'

suggest.register()

export * from '../suggest'
