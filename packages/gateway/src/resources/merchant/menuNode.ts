import { menuNode as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'

const child = ['menu_id', 'menu_name', 'menu_sub_title', 'menu_type', 'permission', 'sort']
const named = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Entries of the menu, a tree. */
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
      sql: `(select coalesce(jsonb_agg(jsonb_build_object(${child.map((column) => `'${named(column)}', m.${column}`).join(', ')})
          order by m.sort, m.menu_id), '[]'::jsonb)
        from menu_node m where m.brand_id = t.brand_id and m.parent_id = t.menu_id)`,
    },
  },
})
