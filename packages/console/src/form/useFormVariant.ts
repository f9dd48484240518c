import { isTicketAbTest } from '@ebkit/core/services/config'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useHotelConfig } from '@ebkit/widgets/hotel-config'

/** How a form is laid out: A is one page, B has its sections as steps. */
export type FormVariant = 'A' | 'B'

/** Forms of ticket products, of which some hotels get variant B. */
const isTested = (route: string) => route.startsWith('/ticket/normalnew/')

/**
 * The variant of a page's form in this hotel; undefined until its switches are known. Pages without a test have variant
 * A at once.
 *
 * @spec W-CFG-3
 */
export function useFormVariant(route: string): FormVariant | undefined {
  const { http } = useEnvironment()
  const hasTest = isTested(route)
  const config = useHotelConfig(hasTest)
  if (!hasTest) return 'A'
  return config && (isTicketAbTest(config, http.hotelId() ?? '') ? 'B' : 'A')
}

/** The key under which a page is rated: each variant of its form is rated separately. @spec W-CFG-3 */
export const ratedKey = (route: string, variant: FormVariant | undefined): string =>
  variant === 'B' ? `${route}?variant=B` : route
