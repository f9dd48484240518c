export { Dock } from './Dock'
export { UploadDialog } from './UploadDialog'
