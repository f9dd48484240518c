import { createHttp } from '@ebkit/core/http'
import { getSession } from '@ebkit/core/session'
import type { Environment } from '@ebkit/widgets/environment'

/** Provides the components of an element with clients for its hotel. */
export type Connection = (hotelId: string) => Pick<Environment, 'http'>

/** For elements that make calls. It includes the data layer, which other elements do not load. */
export const widgetConnection: Connection = (hotelId) => ({
  http: createHttp({ session: getSession(), hotelId: () => hotelId }),
})
