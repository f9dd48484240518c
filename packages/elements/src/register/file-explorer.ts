import { fileExplorer } from '../pure/file-explorer'

fileExplorer.register()

export * from '../pure/file-explorer'
