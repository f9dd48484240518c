export { createObjectActions } from './createObjectActions'
export { createObjectBrowser, objectPlace } from './createObjectBrowser'
export {
  createObjectUploads,
  type ObjectUploads,
  type ObjectUploadsOptions,
} from './createObjectUploads'
export { suggestedFolder } from './names'
export type * from './ObjectActions'
export type * from './ObjectBrowser'
