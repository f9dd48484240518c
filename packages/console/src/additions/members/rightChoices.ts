import { createMenuService, type MenuNode } from '@ebkit/core/services/menus'
import type { PermissionNode } from '@ebkit/widgets/permission-tree'
import type { ChoicesAsked } from '../Addition'

/** The menu with its permissions, as far as the user has them: nobody grants or takes away what they do not have. */
export async function rightChoices({
  http,
  locale,
  signal,
}: ChoicesAsked): Promise<readonly PermissionNode[]> {
  return granted(await createMenuService(http).menu({ permissions: true, signal }), locale)
}

/** Nodes as who grants them sees them: every role has what is locked. @spec W-PERM-10 */
const granted = (nodes: readonly MenuNode[], locale: string): PermissionNode[] =>
  nodes.map(({ menuName, englishName, locked, subList, ...node }) => ({
    ...node,
    menuName: (locale === 'en' && englishName) || menuName,
    preset: locked === true,
    subList: granted(subList ?? [], locale),
  }))
