import { createPage, createSession, type ObjectFile, type Session } from '@ebkit/core'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, sql, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { ObjectBrowser, type ObjectBrowserHandle, type ObjectBrowserProps } from '..'

adoptTokens(document)

let mounted: ObjectsPage[] = []

/** An object browser on a page of its own, driven the way a person does. */
export class ObjectsPage {
  readonly errors: WidgetError[] = []
  /** Events in order, with what they were about. */
  readonly events: string[] = []
  selection: ObjectFile[] = []
  readonly handle: { current: ObjectBrowserHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    public props: ObjectBrowserProps = {},
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
        <ObjectBrowser
          onFolderChange={({ space, folder }) => {
            events.push(`folder ${space} ${folder}`)
            this.set({ space, folder })
          }}
          onSelect={({ selection }) => {
            this.selection = selection
            events.push(`select ${selection.map(({ name }) => name).join(' ')}`)
          }}
          onOpen={({ file }) => events.push(`open ${file.name}`)}
          onUpload={({ file }) => events.push(`upload ${file.name}`)}
          onShow={() => events.push('show')}
          onHide={() => events.push('hide')}
          onAfterHide={() => events.push('after-hide')}
          {...this.props}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: ObjectBrowserProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
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
  /** The open dialog on top, else the page. */
  get scope(): ParentNode {
    return this.dialog ?? this.view.root
  }
  /** A button by its words or name. */
  button = (name: string, within: ParentNode = this.scope) =>
    this.all<HTMLButtonElement>('button', within).find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() === name,
    ) as HTMLButtonElement
  get names() {
    return this.all('[data-key] .eb-files__name', this.scope).map(({ textContent }) => textContent)
  }
  item = (name: string) =>
    this.all('[data-key]', this.scope).find(
      (item) => item.querySelector('.eb-files__name')?.textContent === name,
    ) as HTMLElement
  get said() {
    return this.all('[role=status],[role=alert]')
      .map(({ textContent }) => textContent)
      .join(' | ')
  }

  /** The toolbar is there, and so are these. */
  async listed(...names: string[]) {
    const isThere = () => names.every((name) => this.item(name)) && this.find('[part=toolbar]')
    await until(isThere, `listed ${names}`, 10_000).catch((error) => {
      throw new Error(`${error.message}; there is ${this.names}; ${this.said}; ${this.errors.map(String)}`)
    })
  }
  gone = (name: string) => until(() => !this.item(name), `${name} gone`, 10_000)
  asks = (words: string) =>
    until(() => this.dialog?.textContent?.includes(words), `dialog ${words}`, 10_000).catch((error) => {
      throw new Error(`${error.message}; it asks ${this.dialog?.textContent}; ${this.said}`)
    })
  says = (words: string) =>
    until(() => this.said.includes(words), `said ${words}`, 10_000).catch((error) => {
      throw new Error(`${error.message}; it says ${this.said}`)
    })
  async press(...keys: string[]) {
    for (const key of keys) await sendKeys({ press: key })
  }
}

function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

let count = 0

/** A folder of the hotel's files that no other test has, with files without bytes. */
export async function newFolder(files: readonly string[] = []): Promise<string> {
  const folder = `试验${++count}.${Date.now() % 1_000_000}/`
  await addObjects(folder, files)
  return folder
}

/** Objects without bytes, each a minute newer than the one before. */
export async function addObjects(folder: string, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries())
    await sql(
      `insert into stored_object (object_key, brand_id, hotel_id, content_type, blob_ids, blob_sizes, size, etag,
         modified_at)
       values ('1001/100101/common/' || $1::text, '1001', '100101', 'text/plain', '{}', '{}', $2::int, 'AB',
         timestamptz '2026-11-01' + $2::int * interval '1 minute')`,
      [folder + name, index + 1],
    )
}

/** Keys below a folder of the hotel's files. */
export async function keysBelow(folder: string): Promise<string[]> {
  const rows = await sql<{ key: string }>(
    `select object_key as key from stored_object where starts_with(object_key, '1001/100101/common/' || $1::text)
     order by 1`,
    [folder],
  )
  return rows.map(({ key }) => key.slice(`1001/100101/common/${folder}`.length))
}

/** Signs in, and clears up after each test. Call it inside `describe`. */
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
