import { menuNode as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { findRow } from '../../behaviour/rows'
import { findPageAt } from '../../console/consolePages'
import { reasons } from './strings'

const child = ['menu_id', 'menu_name', 'menu_sub_title', 'menu_type', 'permission', 'sort']
const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const [folder, page, permission] = ['0', '1', '2']

type Node = EffectContext<typeof resource>

/** @throws 422 if the parent of a node may not contain it */
async function requirePlace(context: Node): Promise<void> {
  const { row } = context
  const above = row.parentId ? await findRow(context, resource, row.parentId, { lock: false }) : undefined
  if (above?.menuType === permission) refuse('permission-childless', reasons.childless)
  if (above?.menuType === page && row.menuType === folder) refuse('folder-below-page', reasons.folderBelow)
}

/** @throws 422 if a node may not contain its children */
async function requireChildren({ rows, row, key, place }: Node): Promise<void> {
  if (row.menuType === folder) return
  const found = await rows.execute(sql`select from menu_node m where m.brand_id = ${place.brandId}
    and m.parent_id = ${key} and (${row.menuType} = ${permission} or m.menu_type = ${folder}) limit 1`)
  if (!found.rowCount) return
  if (row.menuType === permission) refuse('permission-childless', reasons.childless)
  refuse('folder-below-page', reasons.folderBelow)
}

/** The menu, a tree of entries. */
export const menuNode = defineBehaviour(resource)({
  computed: {
    roleCount: {
      kind: 'live',
      type: 'integer',
      sql: '(select count(*)::int from role r where r.brand_id = t.brand_id and t.permission = any (r.permissions))',
    },
    subList: {
      kind: 'live',
      type: 'jsonb',
      sql: `(select coalesce(jsonb_agg(jsonb_build_object(${child.map((column) => `'${camelCase(column)}', m.${column}`).join(', ')})
          order by m.sort, m.menu_id), '[]'::jsonb)
        from menu_node m where m.brand_id = t.brand_id and m.parent_id = t.menu_id)`,
    },
  },
  // only changes are checked, because earlier releases may have allowed the stored values
  saved: async (context) => {
    const { row, input } = context
    const isOther = (name: 'parentId' | 'menuType' | 'routePath' | 'openMode') =>
      row[name] !== input.before?.[name]
    if (isOther('parentId') || isOther('menuType')) await requirePlace(context)
    if (input.before && isOther('menuType')) await requireChildren(context)
    const isOwnPage = row.menuType === page && row.openMode === 'INNER'
    if (isOwnPage && (isOther('routePath') || isOther('openMode')) && !findPageAt(row.routePath ?? ''))
      refuse('no-such-route', reasons.noRoute)
    return undefined
  },
})
