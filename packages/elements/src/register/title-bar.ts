import { titleBar } from '../pure/title-bar'

titleBar.register()

export * from '../pure/title-bar'
