import { isNewKey } from './isNewKey'
import type { PageMatch } from './pageAt'

/**
 * What somebody needs to use a link to a form: the right to add a row, or to edit the one that it names. Undefined for links to
 * other pages, to a row that is only looked at (`?readonly`), and to the only row of a store, which its form shows to everybody
 * who may view it.
 *
 * @param to the link, with or without values: `/invoice/edit/{invoiceId}`
 * @param match what the link opens
 */
export function rightOfLink(
  to: string,
  { page, parameters }: Pick<PageMatch, 'page' | 'parameters'>,
): 'add' | 'edit' | undefined {
  const query = new URLSearchParams(to.split('?')[1])
  if (page.kind !== 'form' || query.has('readonly')) return undefined
  const { modes, param = '' } = page
  if (!modes.includes('edit')) return 'add'
  if (modes.join() === 'edit') return param ? 'edit' : undefined
  const key = query.get(param) ?? parameters[param]
  return key === undefined || isNewKey(key) ? 'add' : 'edit'
}
