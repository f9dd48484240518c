import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissionOutput } from './permissionOutput'

const nodes = [
  {
    menuId: 'g',
    menuName: 'Group',
    menuType: 0,
    subList: [
      { menuId: 'p', menuName: 'Page', menuType: 1, parentId: 'g', permission: 'p:view', preset: true },
      { menuId: 'e', menuName: 'Edit', menuType: 2, parentId: 'g', permission: 'p:edit' },
      { menuId: 'u', menuName: 'No code', menuType: 2, parentId: 'g' },
    ],
  },
  { menuId: 'x', menuName: 'Empty', menuType: 0 },
]

test('W-PERM-7 with type eb a complete grant is the one code all', () => {
  assert.deepEqual(permissionOutput(nodes, ['p:edit'], 'eb'), { codes: ['all'], nodes: [] })
  assert.deepEqual(permissionOutput(nodes, ['p:edit'], 'other').codes, ['p:view', 'p:edit'])
})

test('W-PERM-8 W-PERM-9 W-PERM-6 the granted part has neither placeholders, empty menus, nor parents', () => {
  const { codes, nodes: kept } = permissionOutput(nodes, [], 'eb')
  assert.deepEqual(codes, ['p:view'])
  assert.deepEqual(
    kept.map(({ menuId, subList }) => [menuId, subList?.map((node) => [node.menuId, 'parentId' in node])]),
    [['g', [['p', false]]]],
  )
})
