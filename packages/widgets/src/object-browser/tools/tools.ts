export { CheckedBar, MoreNote } from './Notes'
export { Tools } from './Toolbar'
