import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { type PermissionNode, PermissionTree, type PermissionTreeHandle, type PermissionTreeProps } from '.'

adoptTokens(document)

const entry = (menuId: number, menuName: string, permission: string): PermissionNode => ({
  menuId,
  menuName,
  menuType: 2,
  permission,
})

const menu: PermissionNode[] = [
  {
    menuId: 1,
    menuName: '票务',
    subList: [entry(11, '查看', 'ticket:view'), entry(12, '导出', 'ticket:export')],
  },
  { menuId: 2, menuName: '会员', menuSubTitle: '全部门店', subList: [entry(21, '查看', 'member:view')] },
]

/** A tree on a page that holds its selection, operated as a user would. */
class Page {
  readonly changes: string[][] = []
  readonly problems: (string | undefined)[] = []
  readonly errors: WidgetError[] = []
  readonly handle: { current: PermissionTreeHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    public props: PermissionTreeProps,
    readonly locale = 'zh',
  ) {
    this.view = mount(this.#node())
  }

  #node() {
    return (
      <EnvironmentProvider value={{ locale: this.locale, reportError: (error) => this.errors.push(error) }}>
        <PermissionTree
          nodes={menu}
          {...this.props}
          reportProblem={(problem) => this.problems.push(problem)}
          onChange={({ value }) => {
            this.changes.push(value)
            this.set({ selection: value })
          }}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: PermissionTreeProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  all = (selector: string) => [...this.view.root.querySelectorAll<HTMLElement>(selector)]
  find = (selector: string) => this.view.root.querySelector<HTMLElement>(selector) as HTMLElement
  get rows() {
    return this.all('[role=treeitem]')
  }
  row = (id: number) => this.find(`[role=treeitem][data-id="${id}"]`)
  boxes = () => this.rows.map((row) => `${row.dataset.id} ${row.ariaChecked}`)
  get text() {
    return this.find('fieldset').textContent ?? ''
  }
  get focused() {
    return ((this.view.root as ShadowRoot).activeElement as HTMLElement | null)?.dataset.id
  }
  shown = () => until(() => this.rows.length > 0, 'rows')
  async open(...ids: number[]) {
    await this.shown()
    for (const id of ids) {
      this.row(id).querySelector<HTMLElement>('.eb-tree__toggle')?.click()
      await until(() => this.row(id).ariaExpanded === 'true', `${id} open`)
    }
  }
  says = (words: string) => until(() => this.text.includes(words), words)
}

describe('PermissionTree', () => {
  it('W-PERM-1 W-PERM-4 links for all and none, boxes with three states, and a tag at permission entries', async () => {
    const page = new Page({ selection: ['ticket:view'] })
    await page.open(1)
    expect(page.boxes()).to.deep.equal(['1 mixed', '11 true', '12 false', '2 false'])
    expect(page.row(11).textContent).to.equal('查看权限')
    expect(page.row(1).textContent).to.equal('票务1 / 2')
    expect(page.row(2).textContent).to.contain('全部门店')
    page.find('[part="select-all"]').click()
    await until(() => page.boxes().every((box) => box.endsWith('true')), 'all')
    expect(page.changes.at(-1)).to.deep.equal(['ticket:view', 'ticket:export', 'member:view'])
    page.find('[part="select-none"]').click()
    await until(() => page.boxes().every((box) => box.endsWith('false')), 'none')
    expect(page.changes.at(-1)).to.deep.equal([])
    await expect(page.view.host).to.be.accessible()
  })

  it('W-PERM-10 presets are checked with a reason, and a press does nothing', async () => {
    const page = new Page({ presets: ['ticket:view'] })
    await page.open(1)
    expect(page.row(11).textContent).to.contain('预设，不能取消')
    expect([page.row(11).ariaChecked, page.row(11).ariaDisabled]).to.deep.equal(['true', 'true'])
    page.row(11).click()
    page.row(12).click()
    await until(() => page.changes.length === 1, 'change')
    expect(page.changes[0]).to.deep.equal(['ticket:view', 'ticket:export'])
    await expect(page.view.host).to.be.accessible()
  })

  it('W-PERM-11 the tree is at most 500 px high and renders only visible rows, even of 5,000 nodes', async () => {
    const nodes = Array.from({ length: 5000 }, (_, index) => entry(index, `动作 ${index}`, `a:${index}`))
    const page = new Page({ nodes })
    await page.shown()
    const tree = page.find('[role=tree]')
    expect(tree.offsetHeight).to.equal(500)
    expect(page.rows.length).to.be.below(60)
    page.row(0).focus()
    await sendKeys({ press: 'End' })
    await until(() => page.focused === '4999', 'last')
    await sendKeys({ press: ' ' })
    await until(() => page.changes.length === 1, 'change')
    expect(page.changes[0]).to.deep.equal(['a:4999'])
  })

  it('by keyboard alone: expands, moves, grants, revokes, searches', async () => {
    const page = new Page({}, 'en')
    await page.shown()
    page.handle.current?.focus()
    for (const [key, expected] of [
      ['ArrowRight', '1'],
      ['ArrowDown', '11'],
    ] as const) {
      await sendKeys({ press: key })
      await until(() => page.focused === expected, key)
    }
    await sendKeys({ press: 'Enter' })
    await until(() => page.changes.length === 1, 'granted')
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => page.focused === '1', 'parent')
    await sendKeys({ press: ' ' })
    await until(() => page.changes.length === 2, 'all of it')
    await sendKeys({ press: ' ' })
    await until(() => page.changes.length === 3, 'none of it')
    expect(page.changes).to.deep.equal([['ticket:view'], ['ticket:view', 'ticket:export'], []])
    page.find('[role=searchbox]').focus()
    await sendKeys({ type: 'member:' })
    await until(() => page.rows.length === 2, 'found')
    expect(page.boxes()).to.deep.equal(['2 false', '21 false'])
    await sendKeys({ press: 'Escape' })
    await until(() => page.rows.length === 4, 'all')
  })

  it('shows the differences from the saved permissions, only these on request, and resets', async () => {
    const page = new Page({ selection: ['ticket:view'] })
    await page.open(1)
    page.row(11).click()
    await until(() => page.changes.length === 1, 'change')
    page.row(12).click()
    await page.says('多 1 项，少 1 项，还没保存')
    expect(page.row(11).textContent).to.contain('去掉')
    expect(page.row(12).textContent).to.contain('新增')
    page.find('.eb-checkbox input').click()
    await until(() => page.rows.length === 3, 'changes only')
    await expect(page.view.host).to.be.accessible()
    page.find('[part=restore]').click()
    await until(() => page.changes.length === 3, 'restored')
    expect(page.changes.at(-1)).to.deep.equal(['ticket:view'])
    await page.says('没有匹配的权限')
  })

  it('a branch that fails to load blocks saving with a message, and can be retried', async () => {
    let isBroken = true
    const page = new Page({
      nodes: [{ menuId: 1, menuName: '票务', hasChildren: true }, entry(2, '其他', 'other')],
      load: async () => {
        if (isBroken) throw new Error('broken')
        return [entry(11, '查看', 'ticket:view')]
      },
    })
    await page.shown()
    page.row(1).click()
    await page.says('没有加载出来')
    await until(() => page.problems.at(-1)?.includes('票务'), 'problem')
    expect([page.changes, page.row(1).ariaChecked, page.errors[0]?.code]).to.deep.equal([
      [],
      'false',
      'load-failed',
    ])
    await expect(page.view.host).to.be.accessible()
    isBroken = false
    page.row(1).querySelector('button')?.click()
    await until(() => page.row(11), 'children')
    expect([page.changes, page.problems.at(-1)]).to.deep.equal([[], undefined])
    page.row(1).click()
    await until(() => page.changes.length === 1, 'granted')
    expect(page.changes[0]).to.deep.equal(['ticket:view'])
  })

  it('nodes with the same id are reported, and shown once', async () => {
    const page = new Page({ nodes: [entry(1, '一', 'a'), entry(1, '又一', 'b')] })
    await page.shown()
    expect(page.rows.length).to.equal(1)
    await until(() => page.errors[0]?.code === 'bad-nodes', 'reported')
  })

  it('is read-only while disabled', async () => {
    const page = new Page({ disabled: true, selection: ['ticket:view'] })
    await page.open(1)
    page.row(12).click()
    expect([page.changes, page.find('[part="select-all"]')]).to.deep.equal([[], null])
    await expect(page.view.host).to.be.accessible()
  })
})
