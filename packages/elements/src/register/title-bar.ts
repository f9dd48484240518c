import { titleBar } from '../title-bar'

titleBar.register()

export * from '../title-bar'
