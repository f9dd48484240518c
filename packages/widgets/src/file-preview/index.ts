export { FilePreview } from './FilePreview'
export type { FilePreviewProps, PreviewKind } from './props'
