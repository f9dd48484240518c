export { createObjectBrowser } from './createObjectBrowser'
export { suggestedFolder } from './names'
export type * from './ObjectBrowser'
export { objectPlace } from './places'
