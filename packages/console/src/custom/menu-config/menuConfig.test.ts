import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceError } from '@ebkit/core/errors'
import type { Row } from '@ebkit/core/services/rows'
import { applyMenu } from './applyMenu'
import { compareMenu, fileText, readMenuFile } from './menuFile'
import { codeOf, findNodes, grantedNodes, menuNodesOf, placeProblem, rolesUsing } from './menuNodes'
import { readAllRoles, readRoleCodes } from './roleCodes'

const row = (menuId: string, menuType: string, more: Row = {}): Row => ({
  ...{ menuId, menuType, menuName: menuId.toUpperCase(), parentId: null, sort: 1, version: 3 },
  ...more,
})
const rows = [
  row('a', '0', { locked: true }),
  row('a1', '1', { parentId: 'a', permission: 'a:view', routePath: '/shopinfo' }),
  row('a11', '2', { parentId: 'a1', permission: 'a:edit' }),
  row('b', '0'),
  row('b1', '1', { parentId: 'b', permission: 'b:view', routePath: '/linkinfo' }),
]

test('W-PERM-3 W-PERM-5 rows become nodes of the menu call; one without a code has a placeholder', () => {
  const nodes = menuNodesOf(rows)
  assert.deepEqual(
    nodes.map(({ menuId, subList }) => [menuId, subList.length]),
    [
      ['a', 1],
      ['b', 1],
    ],
  )
  assert.deepEqual([codeOf(row('b', '0')), codeOf(rows[1] as Row)], ['useless_b', 'a:view'])
  assert.equal(grantedNodes(nodes)[0]?.preset, true)
})

test('a permission has nothing below it, and a folder does not stand below a page', () => {
  assert.equal(placeProblem('1', '2'), 'childless')
  assert.equal(placeProblem('0', '1'), 'folderBelow')
  for (const [type, above] of [
    ['0', '0'],
    ['2', '1'],
    ['1', '1'],
    ['0', undefined],
  ])
    assert.equal(placeProblem(type, above), undefined)
})

test('a search looks at names, codes and routes, and keeps what is above', () => {
  const found = (text: string) => findNodes(rows, text).rows.map(({ menuId }) => menuId)
  assert.deepEqual(found('A:EDIT'), ['a', 'a1', 'a11'])
  assert.deepEqual(found('linkinfo'), ['b', 'b1'])
  assert.deepEqual(found('nothing'), [])
  assert.deepEqual([...findNodes(rows, '', (one) => !one.permission).matches], ['a', 'b'])
})

test('roles are counted that have one of the codes', () => {
  const roles = [{ permissions: ['a:view', 'x'] }, { permissions: ['a:edit'] }, { permissions: ['b:view'] }]
  assert.equal(rolesUsing(rows.slice(0, 3), roles), 2)
  assert.equal(rolesUsing(rows, undefined), undefined)
})

test('a role that is gone has no codes; those of one that could not be read are unknown', async () => {
  const role = { resource: 'oauth2-api/role', key: 'roleId' }
  const signal = new AbortController().signal
  const codes = (read: () => Promise<Row>) => readRoleCodes({ read }, role, 'r', signal)
  const refuse = (status: number) => () => Promise.reject(new ServiceError('getRow', 'network', { status }))
  assert.deepEqual(await codes(async () => ({ permissions: ['a:view'] })), ['a:view'])
  assert.deepEqual(await codes(async () => ({ permissions: null })), [])
  assert.deepEqual(await codes(refuse(404)), [])
  await assert.rejects(codes(refuse(503)), { status: 503 })
})

test('roles are unknown if there are more than one answer holds', async () => {
  const all = (total: number) =>
    readAllRoles({ list: async () => ({ rows: [{}], total }) }, 'x', new AbortController().signal)
  assert.deepEqual([await all(1), await all(2)], [[{}], undefined])
})

test('a file says what is added, changed and removed; what is locked stays', () => {
  const same = readMenuFile(fileText(menuNodesOf(rows)))
  assert.ok(typeof same !== 'string')
  const none = compareMenu(rows, same)
  assert.deepEqual([none.added, none.changed, none.removed, none.kept], [[], [], [], []])
  const other = readMenuFile(
    JSON.stringify([
      {
        menuId: 'b',
        menuName: '新名',
        menuType: 0,
        sort: 1,
        subList: [{ menuId: 'n', menuName: 'N', menuType: 2 }],
      },
    ]),
  )
  assert.ok(typeof other !== 'string')
  const { added, changed, removed, kept } = compareMenu(rows, other)
  assert.deepEqual(
    added.map(({ id, parentId }) => [id, parentId]),
    [['n', 'b']],
  )
  assert.deepEqual(
    changed.map(({ entry, fields }) => [entry.id, fields]),
    [['b', ['menuName']]],
  )
  assert.deepEqual(
    [removed.map(({ menuId }) => menuId), kept.map(({ menuId }) => menuId)],
    [['a11', 'a1', 'b1'], ['a']],
  )
})

test('a file that is no menu says so', () => {
  assert.equal(readMenuFile('{'), 'notJson')
  for (const text of ['[]', '{}', '[{"menuId":"a"}]', '[{"menuId":"a","menuName":"A","menuType":7}]'])
    assert.equal(readMenuFile(text), 'noMenu', text)
  const node = { menuId: 'a', menuName: 'A', menuType: 0 }
  assert.equal(readMenuFile(JSON.stringify([node, node])), 'twice')
})

test('a hidden node is hidden in a file and stays so; a file that does not say it changes nothing', () => {
  const hidden = [row('h', '1', { visible: false }), row('s', '1', { visible: true })]
  const text = fileText(menuNodesOf(hidden))
  const entries = readMenuFile(text)
  assert.ok(typeof entries !== 'string')
  assert.deepEqual(
    entries.map(({ values }) => values.visible),
    [false, true],
  )
  const fieldsOf = (rows: readonly Row[], given: typeof entries) =>
    compareMenu(rows, given).changed.map(({ entry, fields }) => [entry.id, fields])
  const shown = hidden.map((one) => ({ ...one, visible: true }))
  assert.deepEqual([fieldsOf(hidden, entries), fieldsOf(shown, entries)], [[], [['h', ['visible']]]])
  const other = readMenuFile(text.replaceAll(/,\s*"visible": \w+/g, ''))
  assert.ok(typeof other !== 'string')
  assert.deepEqual(fieldsOf(hidden, other), [])
})

/** Applies a difference to a gateway that refuses to delete what has children. */
async function requestsOf(present: readonly Row[], file: readonly object[]) {
  const entries = readMenuFile(JSON.stringify(file))
  assert.ok(typeof entries !== 'string')
  const menu = new Map(present.map((one) => [String(one.menuId), one]))
  const requests: string[] = []
  const service = {
    async remove(_: string, keys: readonly string[]) {
      requests.push(`delete ${keys.join(' ')}`)
      const failed: { key: string; code: string }[] = []
      for (const key of keys)
        if ([...menu.values()].some(({ parentId }) => parentId === key))
          failed.push({ key, code: 'referenced' })
        else menu.delete(key)
      const isFailed = (key: string) => failed.some((one) => one.key === key)
      return { deleted: keys.filter((key) => !isFailed(key)), failed }
    },
    async save(_: string, given: Row) {
      const menuId = String(given.menuId ?? `new-${given.menuName}`)
      requests.push(`save ${menuId}`)
      const isTwice = [...menu.values()].some(
        ({ menuId: id, permission }) => id !== menuId && permission && permission === given.permission,
      )
      if (isTwice) throw new Error('twice')
      const saved: Row = { ...menu.get(menuId), ...given, menuId }
      menu.set(menuId, saved)
      return saved
    },
  }
  const difference = compareMenu(present, entries)
  const applied = await applyMenu({ service, resource: 'x', lang: 'zh', onStep: () => {} }, difference)
  return { requests, failed: applied.failed, left: [...menu.keys()], done: applied.done }
}

test('what an import removes goes when what was below it has moved away', async () => {
  const file = [
    { menuId: 'a', menuName: 'A', menuType: 0, sort: 1 },
    { menuId: 'b1', menuName: 'B1', menuType: 1, sort: 1, permission: 'b:view' },
  ]
  const present = [
    row('a', '0'),
    row('b', '0'),
    row('b1', '1', { parentId: 'b', permission: 'b:view' }),
    row('b2', '1', { parentId: 'b' }),
  ]
  const { requests, failed, left, done } = await requestsOf(present, file)
  assert.deepEqual([requests, failed, left, done], [['save b1', 'delete b2 b'], [], ['a', 'b1'], 3])
})

test('only what has a code that another node gets is deleted first, with what is below it', async () => {
  const file = [{ menuId: 'n', menuName: 'N', menuType: 1, sort: 1, permission: 'b:view' }]
  const present = [
    row('a', '0'),
    row('b', '1', { permission: 'b:view' }),
    row('b1', '2', { parentId: 'b', permission: 'b:edit' }),
  ]
  const { requests, failed, left } = await requestsOf(present, file)
  assert.deepEqual([requests, failed, left], [['delete b1 b', 'save new-N', 'delete a'], [], ['new-N']])
})

test('an import adds parents before children under their new keys, deletes, and goes on behind a refusal', async () => {
  const asked: unknown[] = []
  const difference = {
    removed: [rows[4] as Row],
    kept: [],
    added: [
      { id: 'n', parentId: null, values: { menuName: 'N' } },
      { id: 'n1', parentId: 'n', values: { menuName: 'N1' } },
    ],
    changed: [
      {
        row: rows[3] as Row,
        entry: { id: 'b', parentId: null, values: { menuName: 'X' } },
        fields: ['menuName'],
      },
    ],
  }
  const service = {
    async remove(_: string, keys: readonly string[]) {
      asked.push(keys)
      return { deleted: [], failed: [{ key: 'b1', code: 'referenced', message: '有角色在用' }] }
    },
    async save(_: string, given: Row) {
      asked.push(given)
      if (given.menuName === 'N1') throw new Error('twice')
      return { ...given, menuId: given.menuId ?? 'new-n' }
    },
  }
  const steps: number[] = []
  const applied = await applyMenu(
    { service, resource: 'x', lang: 'zh', onStep: (done) => steps.push(done) },
    difference,
  )
  assert.deepEqual(asked, [
    { menuName: 'N', parentId: null },
    { menuName: 'N1', parentId: 'new-n' },
    { menuId: 'b', version: 3, menuName: 'X' },
    ['b1'],
  ])
  assert.deepEqual([applied.done, applied.failed.map(({ name }) => name)], [2, ['N1', 'B1']])
  assert.deepEqual(steps, [1, 2, 2])
})
