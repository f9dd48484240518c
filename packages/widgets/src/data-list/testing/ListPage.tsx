import type { ListRow } from '@ebkit/core/list'
import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import {
  gatewayUrl,
  type Mounted,
  mount,
  reachesBeyond,
  resetFaults,
  signIn,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { DataList, type DataListHandle, type DataListProps } from '..'

adoptTokens(document)

let mounted: ListPage[] = []

/** Printers of the gateway, by the resource's calls. */
export const printers: DataListProps = {
  resource: 'merchant-api/printer',
  rowKey: 'printerId',
  columns: [
    { name: 'printerName', header: '打印机', searchable: true, sortable: true },
    { name: 'brandModel', header: '型号' },
    {
      name: 'connectType',
      header: '连接方式',
      filterable: true,
      options: [
        { value: 'CLOUD', label: '云打印' },
        { value: 'LAN', label: '局域网' },
      ],
    },
    { name: 'createdAt', header: '创建时间', type: 'datetime', sortable: true },
  ],
}

/** An array of rows. */
export const rowsOf = (count: number): ListRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: `Row ${index}`,
    n: (index * 7) % count,
  }))

export const plain: DataListProps = {
  rowKey: 'id',
  columns: [
    { name: 'name', header: { zh: '名称', en: 'Name' }, searchable: true, sortable: true },
    { name: 'n', header: { zh: '数量', en: 'Number' }, type: 'int', sortable: true, total: true },
  ],
}

/** A list on a page of its own, operated as a user would. */
export class ListPage {
  readonly errors: WidgetError[] = []
  /** Events in order, with their details. */
  readonly events: string[] = []
  readonly handle: { current: DataListHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    public props: DataListProps,
    readonly locale = 'zh',
    readonly session: Session = newSession(),
  ) {
    this.view = mount(this.#node())
    mounted.push(this)
  }

  #node() {
    const { session, locale, errors, events } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <DataList
          onOpen={({ key }) => events.push(`open ${key}`)}
          onSelect={({ keys }) => events.push(`select ${keys.join()}`)}
          onRowAction={({ name, key }) => events.push(`row ${name} ${key}`)}
          onBulkAction={({ name, keys }) => events.push(`bulk ${name} ${keys.length}`)}
          onToolbarAction={({ name }) => events.push(`toolbar ${name}`)}
          {...this.props}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: DataListProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }
  unmount() {
    this.view.unmount()
  }

  find = <Found extends HTMLElement>(selector: string) => this.view.root.querySelector<Found>(selector)
  all = <Found extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<Found>(selector)]
  get said() {
    return this.view.root.textContent ?? ''
  }
  /** Cells of the rendered rows. */
  get rows() {
    return this.all('[role=row][data-key]')
  }
  /** Texts of a column, from 1. */
  column = (nth: number) => this.rows.map((row) => row.children[nth - 1]?.textContent ?? '')
  /** A button with this name; the visible one, if the bar of selected rows covers another. */
  button(name: string, inside: ParentNode = this.view.root as unknown as ParentNode) {
    const named = [...inside.querySelectorAll<HTMLButtonElement>('button,[role^=menuitem]')].filter(
      (one) => (one.ariaLabel ?? one.textContent?.trim()) === name,
    )
    const seen = named.find((one) => one.checkVisibility({ visibilityProperty: true }))
    return (seen ?? named[0]) as HTMLButtonElement
  }
  says = (words: string) => until(() => this.said.includes(words), words)
  /** Waits for rows, and for the parts around them. */
  async settled() {
    await until(() => this.rows.length && this.find('[part=toolbar]'), 'rows')
    await until(() => this.find('[role=grid]')?.getAttribute('aria-busy') !== 'true', 'newest rows')
    await until(() => reachesBeyond(this.view.root), 'rows beyond what is seen')
  }
  /** The focused element inside. */
  get focused() {
    return (this.view.root as ShadowRoot).activeElement as HTMLElement
  }
}

function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

/** Removes all lists. */
export function unmountPages(): void {
  for (const page of mounted) page.unmount()
  mounted = []
}

/** Signs in before the tests, and cleans up after each. */
export function withGateway() {
  before(() => signIn('manager'))
  afterEach(async () => {
    unmountPages()
    await resetFaults()
  })
}

/** Presses a key, such as `Control+End` with a modifier. */
export async function press(keys: string) {
  const [key = '', held] = keys.split('+').reverse()
  if (held) await sendKeys({ down: held } as never)
  await sendKeys({ press: key } as never)
  if (held) await sendKeys({ up: held } as never)
}
