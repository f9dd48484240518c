import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { Cascader, type CascaderHandle, type CascaderItem, type CascaderProps } from '..'

adoptTokens(document)

export const regions: CascaderItem[] = [
  {
    id: 'zj',
    name: '浙江',
    children: [
      {
        id: 'hz',
        name: '杭州',
        children: [
          { id: 'xh', name: '西湖区' },
          { id: 'gs', name: '拱墅区' },
          { id: 'xs', name: '萧山区', disabled: true },
        ],
      },
      { id: 'nb', name: '宁波', children: [{ id: 'hs', name: '海曙区' }] },
    ],
  },
  { id: 'sh', name: '上海', disabled: true, children: [{ id: 'hp', name: '黄浦区' }] },
  { id: 'macau', name: 'Macau' },
  { id: 'malta', name: 'Malta' },
]

/** A cascader on a page that holds its selection, operated as a user would. */
export class CascaderPage {
  readonly changes: string[][] = []
  readonly events: string[] = []
  readonly errors: WidgetError[] = []
  readonly handle: { current: CascaderHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    public props: CascaderProps = {},
    readonly place: { locale?: string; dir?: 'ltr' | 'rtl' } = {},
  ) {
    this.view = mount(this.#node())
  }

  #node() {
    const environment = {
      locale: 'zh',
      ...this.place,
      reportError: (error: WidgetError) => this.errors.push(error),
    }
    return (
      <EnvironmentProvider value={environment}>
        <Cascader
          items={regions}
          onShow={() => this.events.push('show')}
          onHide={() => this.events.push('hide')}
          {...this.props}
          onChange={({ value }) => {
            this.changes.push(value)
            this.set({ selection: value })
          }}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: CascaderProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector) as E

  get field() {
    return this.find<HTMLButtonElement>('[part=field]')
  }
  get words() {
    return this.find('.eb-cascader__words')?.textContent
  }
  get panel() {
    return this.find('[part=popup]')
  }
  get tree() {
    return this.find('[role=tree]')
  }
  get input() {
    return this.find<HTMLInputElement>('[part=popup] input')
  }
  get columns() {
    return this.all('[role=group]').map((column) =>
      [...column.querySelectorAll('[role=treeitem]')].map((row) => row.textContent),
    )
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement
  }
  /** Text of the active row. */
  get active() {
    return this.view.root.querySelector(`[id="${this.tree?.getAttribute('aria-activedescendant')}"]`)
      ?.textContent
  }
  row = (words: string) => this.all('[role=treeitem]').find((row) => row.textContent === words) as HTMLElement
  checked = (words: string) => this.row(words)?.ariaChecked
  box = (words: string) => this.row(words).querySelector('.eb-cascader__mark') as HTMLElement

  async open() {
    await until(() => this.field, 'field')
    this.field.click()
    await until(() => this.tree && this.focused === this.tree, 'tree')
  }
  async click(words: string) {
    const row = await until(() => this.row(words), words)
    row.click()
  }
  isAt = (words: string) => until(() => this.active === words, `at ${words}, is at ${this.active}`)
  isClosed = () => until(() => !this.panel, 'closed')
}
