// Everything that changes folders and files.
export { createChangesContext } from './changesContext'
export { move, paste, undoMove } from './moving'
export { createFolder, rename } from './naming'
export { remove } from './removing'
export { undoUpload } from './undoUpload'
