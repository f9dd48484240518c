export { createUploads } from './createUploads'
export { objectKey } from './objectKey'
export type * from './Uploads'
export type { UploadsOptions } from './UploadsOptions'
