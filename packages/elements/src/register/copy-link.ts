import { copyLink } from '../pure/copy-link'

copyLink.register()

export * from '../pure/copy-link'
