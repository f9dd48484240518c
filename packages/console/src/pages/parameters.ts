import type { OpenPage } from './OpenPage'

/**
 * A page whose route passes its parameters as props also gets those of its query; other pages read their query
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
