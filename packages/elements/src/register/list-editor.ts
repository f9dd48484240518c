import { listEditor } from '../pure/list-editor'

listEditor.register()

export * from '../pure/list-editor'
