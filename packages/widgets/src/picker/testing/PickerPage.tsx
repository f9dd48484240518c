import { createPage } from '@ebkit/core/page'
import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import { createSession, type Session } from '@ebkit/core/session'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import type { ComponentType } from 'react'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { isRule } from '../../selection-rule'
import type { HandleOf, PickerHandle, PickerProps } from '../pickerProps'

adoptTokens(document)

/** A session of a page at the test gateway. */
export function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

let pages: { unmount(): void }[] = []

/** Signs in, and cleans up after each test. Call it inside `describe`. */
export function withPickers(account = 'manager') {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn(account)
  })
  beforeEach(resetFaults)
  afterEach(() => {
    for (const page of pages) page.unmount()
  })
}

type Given<Reference, Value extends Reference, Settings> = PickerProps<Reference, Value> & {
  handle?: HandleOf<Value, Settings>
}

/** A picker on a page that holds its selection, operated as a user would. */
export class PickerPage<
  Reference,
  Value extends Reference,
  Settings,
  Props extends Given<Reference, Value, Settings>,
> {
  readonly changes: Value[][] = []
  /** Rules that were confirmed, the newest last. */
  readonly rules: SelectionRule[] = []
  readonly drafts: Value[][] = []
  readonly errors: WidgetError[] = []
  readonly handle: { current: PickerHandle<Value, Settings> | null } = { current: null }
  readonly view: Mounted

  constructor(
    readonly Picker: ComponentType<Props>,
    public props: Props,
    readonly locale = 'zh',
    readonly session: Session = newSession(),
  ) {
    this.view = mount(this.#node())
    pages.push(this)
  }

  #node() {
    const { session, locale, errors, Picker } = this
    const held: Props = {
      ...this.props,
      onSelect: ({ selection }: { selection: Value[] }) => this.drafts.push(selection),
      onChange: ({ value }: { value: Value[] | SelectionRule }) => {
        if (isRule(value)) this.rules.push(value)
        else this.changes.push(value)
        this.set({ ...this.props, selection: value })
      },
      handle: this.handle,
    }
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <Picker {...held} />
      </EnvironmentProvider>
    )
  }

  /** Sets other properties. */
  set(props: Props) {
    this.props = props
    this.view.render(this.#node())
  }

  unmount() {
    this.view.unmount()
    pages = pages.filter((page) => page !== this)
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    this.view.root.querySelector<E>(selector) as E
  part = (name: string) => this.find(`[part="${name}"]`)
  get dialog() {
    return this.find<HTMLDialogElement>('dialog[open]') as HTMLDialogElement | null
  }
  get rows() {
    return this.all<HTMLTableRowElement>('dialog tbody tr')
  }
  get names() {
    return this.rows.map((row) => row.querySelector('b')?.textContent)
  }
  get heads() {
    return this.all('dialog thead th').flatMap((head) => head.textContent?.trim() || [])
  }
  get tabs() {
    return this.all('[role=tab]').map(({ textContent }) => textContent)
  }
  /** Names below the button. */
  get summary() {
    return this.all('[part=summary] b').map(({ textContent }) => textContent)
  }
  choice = (name: string) =>
    this.rows
      .find((row) => row.querySelector('b')?.textContent === name)
      ?.querySelector('button') as HTMLElement
  button = (words: string) =>
    this.all<HTMLButtonElement>('button').find(({ textContent }) =>
      textContent?.startsWith(words),
    ) as HTMLElement
  press = async (words: string) => (await until(() => this.button(words), words)).click()
  says = (words: string) => until(() => this.dialog?.textContent?.includes(words), words)
  listed = () =>
    until(
      () =>
        this.dialog &&
        this.rows.length > 0 &&
        !this.find('[aria-busy=true]') &&
        this.find('.eb-chosen__head'),
      'rows',
    )
  closed = () => until(() => !this.dialog, 'closed')
  async open() {
    const button = await until(() => this.part('button'), 'button')
    button.click()
    await this.listed()
  }
  async goTo(page: number) {
    this.all('.eb-pager__page')
      .find(({ textContent }) => textContent === String(page))
      ?.click()
    await until(() => this.find('[aria-current=page]')?.textContent === String(page), `page ${page}`)
    await this.listed()
  }
  async tab(label: string) {
    this.all('[role=tab]')
      .find(({ textContent }) => textContent === label)
      ?.click()
    await until(() => this.find('[role=tab][aria-selected=true]')?.textContent === label, label)
    await this.listed()
  }
  async search(words: string) {
    const field = this.find<HTMLInputElement>('dialog input[role=searchbox]')
    field.value = words
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => this.names.length && this.names.every((name) => name?.includes(words)), words)
    await this.listed()
  }
  async confirm() {
    this.part('confirm').click()
    await this.closed()
  }
  /** The row cannot be chosen, and shows and announces why. */
  async expectBlocked(name: string, reason: string) {
    const button = await until(() => this.choice(name), name)
    expect(button.textContent).to.equal(reason)
    expect(button.ariaLabel).to.equal(`不能选择 ${name}：${reason}`)
    expect(button.ariaDisabled).to.equal('true')
    const before = this.drafts.length
    button.click()
    expect(this.drafts.length).to.equal(before)
  }

  /** Runs axe once animations have ended. */
  async expectAccessible() {
    await until(() => this.all('dialog').every((dialog) => !dialog.getAnimations({ subtree: true }).length))
    await expect(this.view.host).to.be.accessible()
  }
}
