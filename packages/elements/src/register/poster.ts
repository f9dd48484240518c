import { poster } from '../pure/poster'

poster.register()

export * from '../pure/poster'
