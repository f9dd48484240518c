import type { Page } from '../pages/Page'
import type { Resource } from '../Resource'

/**
 * Whether a page must stand in the menu: it shows something without a key. Forms, details and routes with required
 * parameters do not.
 */
export const mustStandInMenu = ({ kind, route }: Page): boolean =>
  kind !== 'form' && kind !== 'detail' && !/\{\w+\}/.test(route)

/**
 * Whether a page may stand in the menu. Of forms only those of the one row that a store has: its own, or the one of a fixed
 * condition. Routes with parameters may, with values.
 */
export function mayStandInMenu(page: Page, resources: ReadonlyMap<string, Pick<Resource, 'key'>>): boolean {
  if (page.kind === 'detail') return false
  if (page.kind !== 'form') return true
  const isOfScope = resources.get(page.resource)?.key === page.param
  return page.modes.join() === 'edit' && (isOfScope ? page.param === 'hotelId' : page.where !== undefined)
}
