export { FileDialog } from './FileDialog'
export { PreviewPane } from './PreviewPane'
