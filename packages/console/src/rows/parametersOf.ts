import type { OpenPage } from '../pages/OpenPage'

/** All parameters of a page's address, those of its path before those of its query. */
export const parametersOf = ({
  query,
  parameters,
}: Pick<OpenPage, 'query' | 'parameters'>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(new URLSearchParams(query)),
  ...parameters,
})
