import { getMenusByUser, type MenuNode } from '@ebkit/protocol/calls/account'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

export type { MenuNode } from '@ebkit/protocol/calls/account'

/** Name of the menu in the resource cache. */
const menuResource = 'menu'

export interface MenuService {
  /** The menu that the user may see: applications, their groups, the pages. Asked for once. @throws ServiceError */
  read(): Promise<MenuNode[]>
}

/** @spec W-AUTH-10 W-AUTH-12 */
export function createMenuService(http: Http, resources: Resources): MenuService {
  return {
    read: () =>
      resources.read(menuResource, http.hotelId() ?? '', () => http.call(getMenusByUser, { query: {} })),
  }
}
