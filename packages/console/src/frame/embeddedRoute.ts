import { fillRoute } from '@ebkit/domain/fill-route'
import type { RouteEntry } from '../routes/RouteEntry'

/** The route of menu entries that open in a frame: one of the console itself, beside the 417 of the specification. */
export const embeddedRoute: RouteEntry = { application: 'embedded', path: '/embedded/{menuId}', auth: true }

/** The address of a menu entry that opens in a frame. */
export const embeddedAddress = (menuId: string): string => fillRoute(embeddedRoute.path, { menuId })
