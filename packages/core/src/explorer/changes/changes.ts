// Everything that changes folders and files.
export { createChangesContext } from './changesContext'
export { createFolder } from './createFolder'
export { move, paste, undoMove } from './moving'
export { remove } from './removing'
export { rename } from './rename'
export { undoUpload } from './undoUpload'
