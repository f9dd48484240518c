import { getSession } from '@ebkit/core/session'
import { fillRoute } from '@ebkit/domain/fill-route'

/**
 * An address with its parameters filled in. Brand and store default to those of the tab.
 *
 * @param path `/red-envelope/envelope-add/{brandId}`
 * @param values those of the page or of a row
 */
export function filledAddress(path: string, values: Readonly<Record<string, unknown>>): string {
  const { brandId, hotelId } = getSession().context()
  return fillRoute(path, { brandId, hotelId, ...values })
}
