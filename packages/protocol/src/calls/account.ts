import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalIdentifier, optionalNumber, optionalText } from '../schemas/values'

/**
 * A menu entry; `menuType` 0 is a group, 1 a page, 2 a permission. Besides the fields of the specification it has what the
 * merchant may set for a node.
 *
 * @spec W-PERM-3 W-PERM-4
 */
export interface MenuNode {
  menuId: string
  menuName: string
  /** The name in English, as long as the merchant has not changed the name. */
  englishName?: string | null
  menuSubTitle?: string | null
  menuType?: number | null
  permission?: string | null
  parentId?: string | null
  sort?: number | null
  /** The address in the console. */
  routePath?: string | null
  /** Name of a lucide icon. */
  icon?: string | null
  /** `INNER` in the console, `FRAME` in a frame of it, `BLANK` in a new window; the latter two open `frameUrl`. */
  openMode?: string | null
  frameUrl?: string | null
  /** `NONE`, `NEW`, `BETA` or `HOT`. */
  badge?: string | null
  /** Every role has it. */
  locked?: boolean | null
  subList?: MenuNode[] | null
}

const menuNode: v.GenericSchema<unknown, MenuNode> = looseObject({
  menuId: identifier,
  menuName: v.string(),
  englishName: optionalText,
  menuSubTitle: optionalText,
  menuType: optionalNumber,
  permission: optionalText,
  parentId: optionalIdentifier,
  sort: optionalNumber,
  routePath: optionalText,
  icon: optionalText,
  openMode: optionalText,
  frameUrl: optionalText,
  badge: optionalText,
  locked: v.optional(v.nullable(v.boolean())),
  subList: v.optional(v.nullable(v.array(v.lazy(() => menuNode)))),
})

/** the menu of the signed-in user. The specification names no parameters; these are ours. */
export const getMenusByUser = defineCall({
  id: 'A-034',
  name: 'getMenusByUser',
  method: 'GET',
  path: 'oauth2-api/eb/menu/get_menus_by_user',
  query: looseObject({
    /** `1`: with permission entries, which only users who may configure menus need. Default `0`. */
    permissions: v.optional(v.picklist(['0', '1']), '0'),
    /** The menu of this employee, for users who may configure menus. Default: the user's own. */
    employeeId: v.optional(identifier),
  }),
  answer: v.array(menuNode),
  safeToRepeat: true,
})

/**
 * whether the signed-in user may open a path. The specification names neither parameters nor answer fields; these
 * are ours. `route` is the route of the path, after redirects, or null if there is none; `missing` the permission codes
 * that the user would need, in which case `allowed` is false.
 *
 * @spec W-AUTH-11 W-AUTH-12
 * @example
 * ```ts
 * import { checkUserPathPermission } from '@ebkit/protocol/calls/account'
 * import { check } from '@ebkit/protocol/check'
 *
 * checkUserPathPermission.path // 'oauth2-api/eb/user/check_user_path_permission'
 * check(checkUserPathPermission.query, { path: '/ticket/list/all?page=2' }).fits // true
 * check(checkUserPathPermission.query, { path: 7 }) // { fits: false, field: 'path' }
 * ```
 */
export const checkUserPathPermission = defineCall({
  id: 'A-035',
  name: 'checkUserPathPermission',
  method: 'GET',
  path: 'oauth2-api/eb/user/check_user_path_permission',
  query: looseObject({
    /** The address in the console, with or without `#` and query: `/ticket/list/all?page=2`. */
    path: v.pipe(v.string(), v.maxLength(2000)),
    /** Checks this employee; for users who may configure menus. Default: the user. */
    employeeId: v.optional(identifier),
  }),
  answer: looseObject({
    allowed: v.boolean(),
    route: v.nullable(v.string()),
    missing: v.array(v.string()),
  }),
  safeToRepeat: true,
})
