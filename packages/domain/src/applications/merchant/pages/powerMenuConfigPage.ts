import type { Page } from '../../../pages/Page'

export const powerMenuConfigPage = {
  route: '/PowerMenuConfig',
  kind: 'custom',
  title: { zh: '菜单权限配置', en: 'Menu configuration' },
  resource: 'menuNode',
  component: 'PowerMenuConfig',
  shows: ['role', 'employee'],
  widgets: ['eb-permission-tree', 'eb-data-form'],
  uses: ['eb-permission-tree', 'eb-data-form'],
  calls: [
    'GET /oauth2-api/eb/menu/get_menus_by_user',
    'GET /oauth2-api/eb/user/check_user_path_permission',
    'POST oauth2-api/eb/menu-node/list',
    'POST oauth2-api/eb/menu-node/save',
    'POST oauth2-api/eb/menu-node/delete',
  ],
  behaviours: [
    '1. The page needs login and theme; route parameters arrive as props (W-ROUTE-6, W-ROUTE-8): props type (default eb), roleId and menuId; without roleId it edits the menu itself, with roleId it opens on the preview of that role.',
    '2. The left pane shows the whole tree of menuNode rows by sort, each with menuName, menuSubTitle and a mark for hidden; a node with menuType 2 carries the permission suffix （权限） after its name (W-PERM-4).',
    '3. Searching by name, permission code or route keeps matches and their ancestors, opens them and marks the matched text; clearing restores the earlier open nodes.',
    '4. Choosing a node shows its form at the right (eb-data-form): name, subtitle, type, parent, permission code, route, icon, open mode, locked, visible, badge, order; save validates (unique name among siblings, unique permission code, a route that exists in the console for menuType 1) and keeps the node chosen.',
    '5. Add a root, add below, add beside: a permission entry (menuType 2) may have no children, and a folder (0) may not lie below a page (1); the refused choice is disabled with a tooltip.',
    '6. Dragging a node before, after or into another changes parentId and sort at once; a drop into its own subtree or one that breaks rule 5 shows a forbidden cursor and changes nothing; each move can be undone for 10 seconds from the toast.',
    '7. Delete asks to confirm with the number of nodes below and of roles that use them; a locked node cannot be deleted.',
    '8. Empty permission codes are shown as useless_ plus menuId in grey (W-PERM-5) with a filter "without code" in the toolbar that counts them.',
    '9. The preview tab holds eb-permission-tree over the same nodes with select-all and select-none links and a list of at most 500 px height (W-PERM-1, W-PERM-11); locked nodes are checked and cannot be unchecked (W-PERM-10).',
    '10. Below the preview the output that a role would save is shown: the single value all when type is eb and every node is checked (W-PERM-7), else the codes of checked nodes, ignoring nodes without a code (W-PERM-8), with parents that have no children and no real permission pruned (W-PERM-9) and without parentId (W-PERM-6).',
    '11. "Try as user" takes an employee, shows the menu that get_menus_by_user answers for that person beside the full tree, and a box that checks a path with check_user_path_permission.',
    '12. Export downloads the tree as JSON in the shape of the menu call (menuId, menuName, menuSubTitle, menuType, permission, subList, sort); import of such a file shows added, changed and removed nodes before it is applied.',
    '13. Leaving with an unsaved form asks; a save refused for an outdated version offers to reload the node and shows both values.',
  ],
} as const satisfies Page
