import { objectBrowser } from '../object-browser'

objectBrowser.register()

export * from '../object-browser'
