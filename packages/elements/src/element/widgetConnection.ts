import { createHttp } from '@ebkit/core/http'
import { getSession } from '@ebkit/core/session'
import type { Environment } from '@ebkit/widgets/environment'

/** Gives the components of an element the clients for its own hotel. */
export type Connection = (hotelId: string) => Pick<Environment, 'http'>

/** For elements that make calls. It brings the data layer along: elements that make none go without. */
export const widgetConnection: Connection = (hotelId) => ({
  http: createHttp({ session: getSession(), hotelId: () => hotelId }),
})
