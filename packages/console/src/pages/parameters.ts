import type { OpenPage } from './OpenPage'

/**
 * A page whose route gives its parameters as props gets what stands in its query with them; other pages read their query
 * themselves.
 *
 * @spec W-ROUTE-8
 */
export function withProps(open: OpenPage): OpenPage {
  if (!open.route.propsFromParams) return open
  return {
    ...open,
    parameters: { ...Object.fromEntries(new URLSearchParams(open.query)), ...open.parameters },
  }
}
