import { suggest } from '../pure/suggest'

suggest.register()

export * from '../pure/suggest'
