import { fileExplorer } from '../file-explorer'

fileExplorer.register()

export * from '../file-explorer'
