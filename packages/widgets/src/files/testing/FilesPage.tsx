import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { EnvironmentProvider, type WidgetError } from '../../environment'

let mounted: Array<{ unmount(): void }> = []

/** A file manager on its own page, operated as a user would. */
export abstract class FilesPage<Props extends object, Handle, Chosen> {
  readonly errors: WidgetError[] = []
  /** Events in order, with their details. */
  readonly events: string[] = []
  selection: Chosen[] = []
  readonly handle: { current: Handle | null } = { current: null }
  readonly draft: { current: unknown } = { current: undefined }
  readonly view: Mounted

  constructor(
    public props: Props = {} as Props,
    readonly locale = 'zh',
    readonly session: Session = newSession(),
  ) {
    this.view = mount(this.#page())
    mounted.push(this)
  }

  /** The manager with its props, which record its events. Fields of the class are not set yet. */
  protected abstract draw(): ReactNode

  #page() {
    const { session, locale, errors } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        {this.draw()}
      </EnvironmentProvider>
    )
  }

  /** The events of both managers. */
  protected get noted() {
    const note = (text: string) => () => void this.events.push(text)
    return { onShow: note('show'), onHide: note('hide'), onAfterHide: note('after-hide') }
  }

  set(props: Props) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#page())
  }
  unmount() {
    this.view.unmount()
    mounted = mounted.filter((page) => page !== this)
  }

  all = <E extends HTMLElement>(selector: string, within: ParentNode = this.view.root) => [
    ...within.querySelectorAll<E>(selector),
  ]
  find = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = this.scope) =>
    within.querySelector<E>(selector) as E
  get dialog(): HTMLElement | undefined {
    return this.all('dialog[open]').at(-1)
  }
  /** The topmost open dialog, or the page. */
  get scope(): ParentNode {
    return this.dialog ?? this.view.root
  }
  /** The container of the files: the dialog that has some, or the page. */
  get files(): ParentNode {
    return this.all('dialog[open]').find((dialog) => dialog.querySelector('[part=listing]')) ?? this.view.root
  }
  /** A button with this text or name. */
  button = (name: string, within: ParentNode = this.scope) =>
    this.all<HTMLButtonElement>('button', within).find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() === name,
    ) as HTMLButtonElement
  get names() {
    return this.all('[data-key] .eb-files__name', this.files).map(({ textContent }) => textContent)
  }
  item = (name: string) =>
    this.all('[data-key]', this.files).find(
      (item) => item.querySelector('.eb-files__name')?.textContent === name,
    ) as HTMLElement
  get said() {
    return this.all('[role=status],[role=alert]')
      .map(({ textContent }) => textContent)
      .join(' | ')
  }

  /** Waits for the files and for the toolbar, which loads with them. */
  listed = (...names: string[]) =>
    this.#until(
      () => this.find('[part=toolbar]', this.files) && names.every((name) => this.item(name)),
      `listed ${names}`,
      () => `there is ${this.names}; ${this.said}; ${this.errors.map(String)}`,
    )
  gone = (name: string) => until(() => !this.item(name), `${name} gone`, 10_000)
  asks = (words: string) =>
    this.#until(
      () => this.dialog?.textContent?.includes(words),
      `dialog ${words}`,
      () => `it asks ${this.dialog?.textContent}; ${this.said}`,
    )
  says = (words: string) =>
    this.#until(
      () => this.said.includes(words),
      `said ${words}`,
      () => `it says ${this.said}`,
    )
  pressTwice(name: string) {
    for (const detail of [1, 2])
      this.item(name).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
  }
  async press(...keys: string[]) {
    for (const key of keys) await sendKeys({ press: key })
  }

  async #until(isSo: () => unknown, what: string, instead: () => string): Promise<void> {
    await until(isSo, what, 10_000).catch((error) => {
      throw new Error(`${error.message}; ${instead()}`)
    })
  }
}

export function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

/** Signs in, and cleans up after each test. Call it inside `describe`. */
export function withGateway(account = 'manager') {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn(account)
  })
  beforeEach(resetFaults)
  afterEach(() => {
    for (const page of mounted) page.unmount()
    localStorage.clear()
  })
}
