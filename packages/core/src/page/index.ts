export type { Configuration, EmbedToken } from './Configuration'
export { createPage } from './createPage'
export { getPage } from './getPage'
export type { Page, PageReport } from './Page'
