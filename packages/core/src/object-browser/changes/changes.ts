// Everything that changes objects.
export { createFolder } from './createFolder'
export { hide, undoHide } from './hide'
export { remove } from './remove'
export { undoUpload } from './undoUpload'
