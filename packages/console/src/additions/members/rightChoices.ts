import { createMenuService, type MenuNode } from '@ebkit/core/services/menus'
import type { PermissionNode } from '@ebkit/widgets/permission-tree'
import type { ChoicesAsked } from '../Addition'

/** The menu with the permissions that the user has: users can neither grant nor revoke any other. */
export async function rightChoices({
  http,
  locale,
  signal,
}: ChoicesAsked): Promise<readonly PermissionNode[]> {
  return granted(await createMenuService(http).menu({ permissions: true, signal }), locale)
}

/** The nodes as shown for granting: every role has the locked ones. @spec W-PERM-10 */
const granted = (nodes: readonly MenuNode[], locale: string): PermissionNode[] =>
  nodes.map(({ menuName, englishName, locked, subList, ...node }) => ({
    ...node,
    menuName: (locale === 'en' && englishName) || menuName,
    preset: locked === true,
    subList: granted(subList ?? [], locale),
  }))
