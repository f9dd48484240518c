import { copyLink } from '../copy-link'

copyLink.register()

export * from '../copy-link'
