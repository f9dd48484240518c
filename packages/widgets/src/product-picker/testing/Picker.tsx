import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import type { Session } from '@ebkit/core/session'
import { type Mounted, mount, resetFaults, signIn, sql, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { newSession } from '../../picker/testing/PickerPage'
import { isRule } from '../../selection-rule'
import { type ChosenProduct, ProductPicker, type ProductPickerHandle, type ProductPickerProps } from '..'

adoptTokens(document)

export const listPath = 'api/ticket-api/ticketProduct/jsonGetListTicketProduct'
export const keysPath = 'ticket-api/eb/ticket-product/by-keys'

let mounted: Picker[] = []

/** A product picker on its own page, which holds its selection, operated as a user would. */
export class Picker {
  readonly errors: WidgetError[] = []
  /** Names of the events, in order. */
  readonly events: string[] = []
  /** Details of eb-change and eb-select, the newest last. */
  readonly changes: ChosenProduct[][] = []
  /** Rules that were confirmed, the newest last. */
  readonly rules: SelectionRule[] = []
  readonly drafts: ChosenProduct[][] = []
  readonly problems: Array<string | undefined> = []
  readonly handle: { current: ProductPickerHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    public props: ProductPickerProps = {},
    readonly session: Session = newSession(),
    readonly locale = 'zh',
  ) {
    this.view = mount(this.#node())
    mounted.push(this)
  }

  #node() {
    const note = (name: string) => () => {
      this.events.push(name)
      return undefined
    }
    const { session, locale, errors } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <ProductPicker
          onBeforeShow={note('before-show')}
          onShow={note('show')}
          onHide={note('hide')}
          onAfterHide={note('after-hide')}
          onCancel={note('cancel')}
          reportProblem={(problem) => this.problems.push(problem)}
          onSelect={({ selection }) => this.drafts.push(selection)}
          {...this.props}
          onChange={({ value }) => {
            if (isRule(value)) this.rules.push(value)
            else this.changes.push(value)
            this.set({ selection: value })
          }}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  unmount() {
    this.view.unmount()
    mounted = mounted.filter((picker) => picker !== this)
  }

  /** Sets other properties. */
  set(props: ProductPickerProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  part = <E extends HTMLElement = HTMLElement>(name: string) => this.find<E>(`[part="${name}"]`) as E
  get dialog() {
    return this.find<HTMLDialogElement>('dialog[open]')
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement as HTMLElement | null
  }
  get button() {
    return this.part<HTMLButtonElement>('button')
  }
  get tabs() {
    return this.all('[role=tab]')
  }
  get rows() {
    return this.all<HTMLTableRowElement>('dialog tbody tr')
  }
  get heads() {
    return this.all('dialog thead th').map((head) => head.textContent?.trim())
  }
  get search() {
    return this.find<HTMLInputElement>('dialog input[role=searchbox]') as HTMLInputElement
  }
  get page() {
    return this.find('dialog [aria-current=page]')?.textContent
  }
  /** Names in the panel of the open dialog. */
  get chosen() {
    return this.all('dialog .eb-chosen__row b').map((name) => name.textContent)
  }
  get message() {
    return this.find('[part=message]')?.textContent
  }
  /** A button of the open dialog, by its text or the beginning of it. */
  control = (words: string) =>
    this.all<HTMLButtonElement>('dialog button').find(({ textContent }) =>
      textContent?.startsWith(words),
    ) as HTMLButtonElement
  press = async (words: string) => (await until(() => this.control(words), words)).click()
  /** Waits until the dialog shows the text. */
  says = (words: string) => until(() => this.dialog?.textContent?.includes(words), words)
  cells = (name: string) => [...this.row(name).cells].map((cell) => cell.textContent)
  /** Names below the button. */
  get summary() {
    return this.all('[part=summary] b').map((name) => name.textContent)
  }
  get keys() {
    return this.changes.at(-1)?.map(({ ticketProductId }) => ticketProductId)
  }

  row = (name: string) => this.rows.find((row) => row.textContent?.includes(name)) as HTMLTableRowElement
  choice = (name: string) => this.row(name).querySelector('button') as HTMLButtonElement
  nameOf = (row: Element | undefined) => row?.querySelector('b')?.textContent as string

  /** Waits for the rows. */
  listed = () => until(() => this.rows.length > 0 && !this.find('[aria-busy=true]'), 'rows')
  async open() {
    await until(() => this.button, 'button')
    this.button.focus()
    this.button.click()
    await until(() => this.dialog, 'dialog')
    await this.listed()
    await this.withPanel()
  }
  /** Waits until the choice is shown, which is after the first rows. */
  withPanel = () => until(() => this.control('取消全部') || this.find('dialog .eb-chosen__head'), 'panel')
  closed = () => until(() => !this.dialog, 'closed')
  async choose(...names: string[]) {
    for (const name of names) {
      this.choice(name).click()
      await until(() => this.choice(name).getAttribute('aria-pressed') === 'true', name)
    }
  }
  async type(text: string) {
    const { search } = this
    search.value = text
    search.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => this.search.value === text, `${text} typed`)
  }
  /** Searches, and waits for the list. */
  async searchFor(text: string, name = text) {
    await this.type(text)
    await until(() => this.rows.length > 0 && this.rows.every((row) => row.textContent?.includes(name)), text)
    await this.listed()
  }
  async goTo(page: number) {
    const link = this.all('dialog .eb-pager__page').find((one) => one.textContent === String(page))
    link?.click()
    await until(() => this.page === String(page), `page ${page}`)
    await this.listed()
  }
  async tab(label: string) {
    this.tabs.find((tab) => tab.textContent === label)?.click()
    await until(() => this.find('[role=tab][aria-selected=true]')?.textContent === label, label)
    await this.listed()
  }
  async confirm() {
    this.part('confirm').click()
    await this.closed()
  }
}

export interface StoredProduct {
  id: string
  name: string
  type: string
}

/** Products of the demo's first store that the list shows, in its order, by a condition in SQL. */
export const stored = (condition: string, limit = 1, audit = 4) =>
  sql<StoredProduct>(
    `select ticket_product_id as id, product_name as name, product_type as type from ticket_product
      where hotel_id = '100101' and audit_status = ${audit} and ${condition}
      order by sort desc, created_at desc, ticket_product_id desc limit ${limit}`,
  )

/** As a page would save it. */
export const referenceTo = ({ id, type }: StoredProduct) => ({ ticketProductId: id, productType: type })

/** Runs axe once animations have ended: half faded in, text has half its contrast. */
export async function expectAccessible(picker: Picker) {
  await until(() => picker.all('dialog').every((dialog) => !dialog.getAnimations({ subtree: true }).length))
  await expect(picker.view.host).to.be.accessible()
}

/** Signs in, and cleans up after each test. Call it inside `describe`. */
export function withGateway(account = 'manager') {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn(account)
  })
  beforeEach(resetFaults)
  afterEach(() => {
    for (const picker of mounted) picker.unmount()
  })
}
