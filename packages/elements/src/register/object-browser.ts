import { objectBrowser } from '../pure/object-browser'

objectBrowser.register()

export * from '../pure/object-browser'
