import { createPage } from '@ebkit/core/page'
import { createSession } from '@ebkit/core/session'
import {
  gatewayUrl,
  type Mounted,
  mount,
  pasteEvent,
  resetFaults,
  signIn,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { RichText, type RichTextHandle, type RichTextProps } from '..'

adoptTokens(document)

/** An editor on its own page, operated as a user would. */
export class RichTextPage {
  readonly errors: WidgetError[] = []
  readonly inputs: string[] = []
  readonly changes: string[] = []
  /** Why the value cannot be submitted. */
  problem: string | undefined
  readonly handle: { current: RichTextHandle | null } = { current: null }
  readonly view: Mounted
  readonly session = createSession(createPage())

  constructor(
    public props: RichTextProps = {},
    readonly locale = 'zh',
    configuration: object = {},
  ) {
    this.session.configure({ gateway: gatewayUrl, ...configuration })
    this.view = mount(this.#node())
  }

  #node() {
    const { session, locale, errors } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <RichText
          {...this.props}
          onInput={({ value }) => {
            this.inputs.push(value)
            this.set({ value })
          }}
          onChange={({ value }) => this.changes.push(value)}
          reportProblem={(message) => {
            this.problem = message
          }}
          handle={this.handle}
        />
        <button type="button" className="after">
          after
        </button>
      </EnvironmentProvider>
    )
  }

  set(props: Partial<RichTextProps>) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector) as E
  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  part = (name: string) => this.find(`[part=${name}]`)
  tool = (label: string) => this.find<HTMLButtonElement>(`.eb-rich-text__tool[aria-label^="${label}"]`)
  button = (words: string) =>
    this.all<HTMLButtonElement>('button').find(
      ({ textContent }) => textContent === words,
    ) as HTMLButtonElement
  get text() {
    return this.part('text')
  }
  /** The first image of the text. */
  get image() {
    return this.text.querySelector<HTMLImageElement>('.eb-rich-text__image img')
  }
  get value() {
    return this.props.value ?? ''
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement
  }

  async ready() {
    await until(
      () => this.text?.isContentEditable || this.props.disabled || this.props.readonly,
      'editor',
      15_000,
    )
    await until(() => this.text, 'text')
    return this
  }

  /** Chooses an entry of a menu in the toolbar. */
  async choose(menu: string, entry: string) {
    this.tool(menu).click()
    const item = await until(
      () => this.all('[role^=menuitem]').find(({ textContent }) => textContent?.trim() === entry),
      `${entry} in ${menu}`,
    )
    item.click()
    await until(() => !this.find('[role=menu]'), 'closed')
  }

  /** Pastes or drops, as a browser does. */
  paste(html: string, files: readonly File[] = [], text = '') {
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    data.setData('text/plain', text)
    for (const file of files) data.items.add(file)
    this.text.dispatchEvent(pasteEvent(data))
  }

  chooseFiles(...files: File[]) {
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    const input = this.find<HTMLInputElement>('input[type=file]')
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Signs in, and cleans up after each test. Call it inside `describe`. */
export function withGateway() {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn('manager')
  })
  afterEach(() => resetFaults())
}
