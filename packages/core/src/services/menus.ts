import { checkUserPathPermission, getMenusByUser, type MenuNode } from '@ebkit/protocol/calls/account'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'

export type { MenuNode }

/** Whether a path may be opened, its route, and the permission codes that are missing. */
export type PathPermission = AnswerOf<typeof checkUserPathPermission>

/** Menu and access of the signed-in user. */
export interface MenuService {
  /**
   * The user's menu: groups and pages.
   *
   * @param options.permissions with the permissions that roles can have; default false
   * @param options.employeeId the menu of this employee, for those who may configure menus; default the user's
   * @throws ServiceError
   * @spec W-AUTH-10
   */
  menu(options?: {
    permissions?: boolean
    employeeId?: string | undefined
    signal?: AbortSignal
  }): Promise<MenuNode[]>
  /**
   * Whether the user may open a path of the console.
   *
   * @param path with or without `#` and query
   * @param options.employeeId asks about this employee, for those who may configure menus; default the user
   * @throws ServiceError
   * @spec W-AUTH-11
   */
  check(
    path: string,
    options?: { employeeId?: string | undefined; signal?: AbortSignal },
  ): Promise<PathPermission>
}

/**
 * The menu of the signed-in user.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createMenuService } from '@ebkit/core/services/menus'
 * import { getSession } from '@ebkit/core/session'
 *
 * const menus = createMenuService(createHttp({ session: getSession() }))
 * const groups = await menus.menu()
 * const { allowed, missing } = await menus.check('/ticket/list/all?page=2')
 * if (!allowed) console.log(`Missing: ${missing?.join(', ')}`)
 * ```
 */
export function createMenuService(http: Http): MenuService {
  return {
    menu: ({ permissions = false, employeeId, signal } = {}) =>
      http.call(getMenusByUser, {
        query: { ...(permissions && { permissions: '1' as const }), ...(employeeId && { employeeId }) },
        signal,
      }),
    check: (path, { employeeId, signal } = {}) =>
      http.call(checkUserPathPermission, { query: { path, ...(employeeId && { employeeId }) }, signal }),
  }
}
