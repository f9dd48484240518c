import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { PermissionNode } from './PermissionNode'
import { createPermissionTree, type PermissionTreeOptions } from './permissionTreeModel'

const entry = (menuId: number, menuName: string, permission: string, more: Partial<PermissionNode> = {}) => ({
  menuId,
  menuName,
  menuType: 2,
  permission,
  ...more,
})

/** Two applications; in the first the page has a code of its own. */
const menu: PermissionNode[] = [
  {
    menuId: 2,
    menuName: '会员',
    menuType: 1,
    permission: '',
    sort: 2,
    subList: [
      entry(21, '查看', 'member:view', { parentId: 2 }),
      entry(22, '编辑', 'member:edit', { parentId: 2 }),
    ],
  },
  {
    menuId: 1,
    menuName: '票务',
    menuType: 1,
    permission: '',
    sort: 1,
    parentId: 0,
    subList: [
      {
        menuId: 11,
        menuName: '票务商品',
        menuType: 1,
        permission: 'product',
        parentId: 1,
        subList: [
          entry(111, '查看', 'product:view', { parentId: 11 }),
          entry(112, '导出', 'product:export', { parentId: 11 }),
          entry(113, '说明', '', { parentId: 11 }),
        ],
      },
      { menuId: 12, menuName: '空菜单', menuType: 1, permission: '', subList: [] },
    ],
  },
]

const every = ['product', 'product:view', 'product:export', 'member:view', 'member:edit']

function open(
  codes: readonly string[] = [],
  {
    nodes = menu,
    presets = [],
    ...options
  }: Partial<PermissionTreeOptions> & {
    nodes?: PermissionNode[]
    presets?: string[]
  } = {},
) {
  const values: string[][] = []
  const outputs: PermissionNode[][] = []
  const errors: unknown[] = []
  const model = createPermissionTree(() => ({
    onError: (error) => errors.push(error),
    ...options,
    onChange(value, granted) {
      values.push(value)
      outputs.push(granted)
    },
  }))
  model.setNodes(nodes)
  model.setPresets(presets)
  model.setCodes(codes)
  model.setSaved(codes)
  for (const { id, children } of model.view().index.items) if (children.length) model.expand(id)
  const states = () => Object.fromEntries([...model.view().states].map(([id, { checked }]) => [id, checked]))
  const names = () => model.view().rows.map(({ node }) => node.name)
  return { model, values, outputs, errors, states, names }
}

const entries = (nodes: readonly PermissionNode[]): PermissionNode[] =>
  nodes.flatMap((node) => [node, ...entries(node.subList ?? [])])

describe('the items of a permission tree', () => {
  test('W-PERM-3 nodes by subList, in the order of sort', () => {
    assert.deepEqual(open().names(), ['票务', '票务商品', '查看', '导出', '说明', '会员', '查看', '编辑'])
  })

  test('a single root is expanded at first; several roots are not', () => {
    const namesOf = (nodes: readonly PermissionNode[]) => {
      const model = createPermissionTree(() => ({}))
      model.setNodes(nodes)
      return model.view().rows.map(({ node }) => node.name)
    }
    assert.deepEqual(namesOf(menu), ['票务', '会员'])
    assert.deepEqual(namesOf(menu.slice(0, 1)), ['会员', '查看', '编辑'])
  })

  test('W-PERM-3 cyclic nodes are read once, reported, and granted without a loop', async () => {
    const child: PermissionNode = { ...entry(52, '查看', 'a:view'), subList: [] }
    const root: PermissionNode = {
      menuId: 51,
      menuName: '圈',
      menuType: 1,
      permission: 'a',
      subList: [child],
    }
    ;(child.subList as PermissionNode[]).push(root, child)
    const { model, names, outputs, values } = open([], { nodes: [root] })
    assert.deepEqual(names(), ['圈', '查看'])
    assert.deepEqual(model.view().index.bad, ['51', '52'])
    await model.toggle('52')
    assert.deepEqual(values.at(-1), ['a', 'a:view'])
    assert.doesNotThrow(() => JSON.stringify(outputs.at(-1)))
  })

  test('W-PERM-4 menuType 2 is a permission entry', () => {
    const { items } = open().model.view().index
    assert.deepEqual(
      items.filter(({ isEntry }) => isEntry).map(({ id }) => id),
      ['111', '112', '113', '21', '22'],
    )
  })

  test('W-PERM-5 an empty code gets a placeholder that begins with useless_', () => {
    const { index } = open().model.view()
    assert.equal(index.byId.get('113')?.code, 'useless_113')
    assert.equal(index.byId.get('111')?.code, 'product:view')
  })

  test('W-PERM-9 a menu without children and without a code is omitted, and so are menus emptied by that', () => {
    const nested = { menuId: 5, menuName: '外', subList: [{ menuId: 51, menuName: '内', subList: [] }] }
    assert.deepEqual(open([], { nodes: [nested] }).names(), [])
    assert.equal(open().names().includes('空菜单'), false)
  })

  test('a node without an id, or with a duplicate one, is omitted and reported', () => {
    const nodes = [entry(1, '一', 'a'), entry(1, '又一', 'b'), { ...entry(2, '空', 'c'), menuId: '' }]
    const { model, names } = open([], { nodes })
    assert.deepEqual([names(), model.view().index.bad], [['一'], ['1', '']])
  })
})

describe('expanding and searching', () => {
  test('do not compute what is granted again, even for thousands of permissions', () => {
    const { model } = open(['product:view'])
    const before = model.view()
    model.collapse('1')
    model.expand('1')
    model.setSearch('导出')
    model.setCurrent('112')
    const after = model.view()
    assert.notEqual(after.rows, before.rows)
    assert.equal(after.states, before.states)
    assert.equal(after.difference.added, before.difference.added)
  })
})

describe('granting', () => {
  test('W-PERM-1 all and none', async () => {
    const { model, values } = open(['member:view'])
    await model.selectAll()
    assert.deepEqual([...(values.at(-1) ?? [])].sort(), [...every].sort())
    await model.selectNone()
    assert.deepEqual(values.at(-1), [])
  })

  test('an entry grants the codes of the menus above it, and no others', async () => {
    const { model, values, states } = open()
    await model.toggle('112')
    assert.deepEqual(values, [['product', 'product:export']])
    assert.deepEqual(
      [states()[1], states()[11], states()[111], states()[112]],
      ['mixed', 'mixed', false, true],
    )
    await model.toggle('112')
    assert.deepEqual(values.at(-1), ['product'], 'the page may still be seen')
  })

  test('a branch is granted as a whole, then revoked as a whole', async () => {
    const { model, values, states } = open(['product:view'])
    await model.toggle('1')
    assert.equal(states()[1], true)
    assert.deepEqual(values.at(-1), ['product:view', 'product', 'product:export'])
    await model.toggle('1')
    assert.deepEqual([values.at(-1), states()[1]], [[], false])
  })

  test('a half-checked selection is restored unchanged', async () => {
    for (const codes of [
      ['product'],
      ['product', 'product:view'],
      ['product:view'],
      ['gone:view', 'member:edit'],
    ]) {
      const { model, states, values } = open(codes)
      assert.equal(states()[1], codes.some((code) => code.startsWith('product')) ? 'mixed' : false)
      assert.deepEqual([...model.$state.get().codes], codes)
      await model.toggle('21')
      await model.toggle('21')
      assert.deepEqual([...(values.at(-1) ?? [])].sort(), [...codes].sort())
    }
  })

  test('W-PERM-8 an entry without a code is not granted: it has the state of its parent', async () => {
    const { model, states, values } = open()
    assert.equal(states()[113], false)
    await model.toggle('113')
    assert.deepEqual(values.at(-1) ?? [], ['product'], 'only the menu above it')
    await model.toggle('11')
    assert.equal(states()[113], true)
    assert.equal(
      values.flat().some((code) => code.startsWith('useless_')),
      false,
    )
  })

  test('W-PERM-6 W-PERM-8 W-PERM-9 the granted part of the tree has no parentId, no empty entries and no empty menus', async () => {
    const { model, outputs } = open()
    await model.toggle('11')
    const [granted] = outputs
    const all = entries(granted ?? [])
    assert.deepEqual(
      all.map(({ menuId, permission }) => [menuId, permission]),
      [
        [1, 'useless_1'],
        [11, 'product'],
        [111, 'product:view'],
        [112, 'product:export'],
      ],
    )
    for (const node of all) assert.equal('parentId' in node, false)
  })

  test('W-PERM-7 a complete grant is `all` with type eb only', async () => {
    const eb = open([], { type: 'eb' })
    await eb.model.selectAll()
    assert.deepEqual(eb.values.at(-1), ['all'])
    const other = open([], { type: 'store' })
    await other.model.selectAll()
    assert.deepEqual([...(other.values.at(-1) ?? [])].sort(), [...every].sort())
    await eb.model.toggle('112')
    assert.deepEqual(
      [...(eb.values.at(-1) ?? [])].sort(),
      every.filter((code) => code !== 'product:export').sort(),
    )
    await eb.model.toggle('112')
    assert.deepEqual(eb.values.at(-1), ['all'])
  })

  test('`all` and wider codes are shown as the codes they include, and are split when one is revoked', async () => {
    for (const code of ['all', '*', 'member:*']) {
      const { model, states, values } = open([code])
      assert.deepEqual([states()[2], states()[1]], [true, code !== 'member:*'])
      await model.toggle('22')
      const left = every.filter(
        (one) => one !== 'member:edit' && (code !== 'member:*' || one.startsWith('member')),
      )
      assert.deepEqual([...(values.at(-1) ?? [])].sort(), left.sort())
    }
  })

  test('W-PERM-10 presets are checked, stay granted, and are in every value', async () => {
    const { model, states, values } = open([], { presets: ['member:view'] })
    assert.deepEqual([states()[21], states()[2]], [true, 'mixed'])
    assert.deepEqual(values, [])
    await model.toggle('2')
    assert.deepEqual(values.at(-1), ['member:view', 'member:edit'])
    await model.toggle('2')
    assert.deepEqual(values.at(-1), ['member:view'])
    await model.selectNone()
    assert.deepEqual(values.at(-1), ['member:view'])
  })

  test('W-PERM-10 an item that the user may not change stays as it is, granted or not', async () => {
    const nodes = [
      entry(1, '一', 'a', { disabled: true }),
      entry(2, '二', 'b', { disabled: true }),
      entry(3, '三', 'c'),
      entry(4, '四', 'd', { preset: true }),
    ]
    const { model, values } = open(['a'], { nodes })
    await model.selectAll()
    assert.deepEqual(values.at(-1)?.sort(), ['a', 'c', 'd'])
    await model.selectNone()
    assert.deepEqual(values.at(-1)?.sort(), ['a', 'd'])
  })

  test('children that are added later are not granted automatically', () => {
    const { model, states } = open(['member:view', 'member:edit'])
    assert.equal(states()[2], true)
    const [member, ...rest] = menu as [PermissionNode, ...PermissionNode[]]
    model.setNodes([
      { ...member, subList: [...(member.subList ?? []), entry(23, '删除', 'member:delete')] },
      ...rest,
    ])
    assert.deepEqual([states()[23], states()[2]], [false, 'mixed'])
    assert.deepEqual([...model.$state.get().codes], ['member:view', 'member:edit'])
  })
})

describe('search and differences', () => {
  test('finds names, subtitles and codes; a press grants only what is shown', async () => {
    const { model, names, values } = open()
    model.setSearch('EXPORT')
    assert.deepEqual(names(), ['票务', '票务商品', '导出'])
    await model.toggle('1')
    assert.deepEqual(
      values.at(-1),
      ['product:export', 'product'].sort((one) => (one === 'product' ? -1 : 1)),
    )
    model.setSearch('会员')
    assert.deepEqual(names(), ['会员', '查看', '编辑'])
    await model.selectAll()
    assert.equal(values.at(-1)?.includes('product:view'), false)
    model.setSearch('没有')
    assert.deepEqual(names(), [])
  })

  test('reports differences from the saved permissions, shows only these, and resets', async () => {
    const { model, names, values } = open(['member:view', 'gone'])
    await model.toggle('22')
    await model.toggle('21')
    const difference = () => model.view().difference
    assert.deepEqual([[...difference().added], [...difference().removed]], [['22'], ['21']])
    model.setChangedOnly(true)
    assert.deepEqual(names(), ['会员', '查看', '编辑'])
    model.restore()
    assert.deepEqual(values.at(-1), ['member:view', 'gone'])
    assert.deepEqual(names(), [])
    model.setChangedOnly(false)
    await model.selectNone()
    assert.equal(difference().unknown, 1)
  })
})

describe('branches that are loaded on demand', () => {
  const later: PermissionNode[] = [
    { menuId: 1, menuName: '票务', hasChildren: true },
    { menuId: 2, menuName: '会员', hasChildren: true },
  ]
  const below = (menuId: number): PermissionNode[] =>
    menuId === 1
      ? [{ menuId: 11, menuName: '票务商品', hasChildren: true }, entry(12, '查看', 'ticket:view')]
      : [entry(menuId * 10, '操作', `do:${menuId}`)]

  test('are loaded when they are expanded, once', async () => {
    const asked: unknown[] = []
    const { model, names } = open([], {
      nodes: later,
      load: (node) => {
        asked.push(node.menuId)
        return below(Number(node.menuId))
      },
    })
    await Promise.all([model.expand('1'), model.expand('1')])
    assert.deepEqual(names(), ['票务', '票务商品', '查看', '会员'])
    model.collapse('1')
    await model.expand('1')
    assert.deepEqual(asked, [1])
  })

  test('granting one loads all its descendants first', async () => {
    const { model, values, states } = open([], { nodes: later, load: ({ menuId }) => below(Number(menuId)) })
    await model.toggle('1')
    assert.deepEqual(values, [['do:11', 'ticket:view']])
    assert.deepEqual([states()[1], states()[2]], [true, false])
  })

  test('a failed one is not granted, blocks saving, and its saved codes stay', async () => {
    let isBroken = true
    const { model, values, errors } = open(['do:2'], {
      nodes: later,
      type: 'eb',
      load: ({ menuId }) => {
        if (isBroken && menuId === 11) throw new Error('broken')
        return below(Number(menuId))
      },
    })
    await model.toggle('1')
    assert.deepEqual(values, [])
    assert.deepEqual(
      model.view().failed.map(({ name }) => name),
      ['票务商品'],
    )
    assert.equal(errors.length, 1)
    await model.selectAll()
    assert.deepEqual(values, [])
    await model.toggle('12')
    assert.deepEqual(values.at(-1), ['do:2', 'ticket:view'])
    isBroken = false
    await model.retry()
    assert.deepEqual(model.view().failed, [])
    await model.selectAll()
    assert.deepEqual(values.at(-1), ['all'])
  })

  test('a value set by the page meanwhile wins: earlier grants that wait for a branch are dropped', async () => {
    let answer: (nodes: PermissionNode[]) => void = () => {}
    const { model, values } = open([], {
      nodes: later,
      load: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const granting = model.toggle('2')
    assert.deepEqual([...model.$state.get().pending], ['2'])
    model.setCodes(['ticket:view'])
    answer(below(2))
    await granting
    assert.deepEqual([values, [...model.$state.get().pending]], [[], []])
  })

  test('an answer that is not a list is a failure', async () => {
    const { model } = open([], { nodes: later, load: () => 'no list' as never })
    await model.expand('1')
    assert.equal(model.view().failed.length, 1)
  })
})

test('5,000 nodes: a press takes less than 100 ms of CPU time', async () => {
  const nodes: PermissionNode[] = Array.from({ length: 50 }, (_, page) => ({
    menuId: `p${page}`,
    menuName: `页面 ${page}`,
    subList: Array.from({ length: 99 }, (__, index) =>
      entry(page * 100 + index, `动作 ${index}`, `p${page}:a${index}`),
    ),
  }))
  const { model } = open([], { nodes })
  assert.equal(model.view().rows.length, 5000)
  // Other processes lengthen some rounds, but never all of them.
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    const before = process.cpuUsage()
    await model.toggle('p3')
    model.view()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  assert.ok(Math.min(...times) < 100, `${times} ms`)
})
