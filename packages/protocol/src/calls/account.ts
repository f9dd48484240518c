import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalIdentifier, optionalNumber, optionalText } from '../schemas/values'

/** A menu entry; `menuType` 2 is a permission. */
export interface MenuNode {
  menuId: string
  menuName: string
  menuSubTitle?: string | null
  menuType?: number | null
  permission?: string | null
  parentId?: string | null
  sort?: number | null
  subList?: MenuNode[] | null
}

const menuNode: v.GenericSchema<unknown, MenuNode> = looseObject({
  menuId: identifier,
  menuName: v.string(),
  menuSubTitle: optionalText,
  menuType: optionalNumber,
  permission: optionalText,
  parentId: optionalIdentifier,
  sort: optionalNumber,
  subList: v.optional(v.nullable(v.array(v.lazy(() => menuNode)))),
})

/** the menu of the signed-in user. The specification names no parameters, so any are accepted. */
export const getMenusByUser = defineCall({
  id: 'A-034',
  name: 'getMenusByUser',
  method: 'GET',
  path: 'oauth2-api/eb/menu/get_menus_by_user',
  query: looseObject({}),
  answer: v.array(menuNode),
  safeToRepeat: true,
})

/** whether the signed-in user may open a path. The specification names neither parameters nor answer fields. */
export const checkUserPathPermission = defineCall({
  id: 'A-035',
  name: 'checkUserPathPermission',
  method: 'GET',
  path: 'oauth2-api/eb/user/check_user_path_permission',
  query: looseObject({}),
  answer: v.unknown(),
  safeToRepeat: true,
})
