import { listEditor } from '../list-editor'

listEditor.register()

export * from '../list-editor'
