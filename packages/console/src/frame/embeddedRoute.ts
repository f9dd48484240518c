import { fillRoute } from '@ebkit/domain/fill-route'
import type { RouteEntry } from '../routes/RouteEntry'

/** What entries of the menu embed that open in a frame: a page of the console itself, beside the 417 of the specification. */
export const embeddedRoute: RouteEntry = { application: 'embedded', path: '/embedded/{menuId}', auth: true }

/** Where an entry of the menu that opens in a frame leads. */
export const embeddedAddress = (menuId: string): string => fillRoute(embeddedRoute.path, { menuId })
