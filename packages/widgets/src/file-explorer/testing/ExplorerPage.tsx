import {
  createFileService,
  createHttp,
  createPage,
  createSession,
  type FileEntry,
  type Session,
} from '@ebkit/core'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, sql, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { FileExplorer, type FileExplorerHandle, type FileExplorerProps } from '..'

adoptTokens(document)

let mounted: ExplorerPage[] = []

/** An explorer on a page of its own, driven the way a person does. */
export class ExplorerPage {
  readonly errors: WidgetError[] = []
  /** Events in order, with what they were about. */
  readonly events: string[] = []
  selection: FileEntry[] = []
  readonly handle: { current: FileExplorerHandle | null } = { current: null }
  readonly draft: { current: unknown } = { current: undefined }
  readonly view: Mounted

  constructor(
    public props: FileExplorerProps = {},
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
        <FileExplorer
          onFolderChange={({ folderId, name }) => {
            events.push(`folder ${name}`)
            this.set({ folderId })
          }}
          onSelect={({ selection }) => {
            this.selection = selection
            events.push(`select ${selection.map(({ name }) => name).join(' ')}`)
          }}
          onOpen={({ file }) => events.push(`open ${file.name}`)}
          onUpload={({ files }) =>
            events.push(`upload ${files.map(({ displayName }) => displayName).join(' ')}`)
          }
          onShow={() => events.push('show')}
          onHide={() => events.push('hide')}
          onAfterHide={() => events.push('after-hide')}
          draft={this.draft}
          {...this.props}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: FileExplorerProps) {
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
  /** The open dialog on top, else the page. */
  get scope(): ParentNode {
    return this.all('dialog[open]').at(-1) ?? this.view.root
  }
  get dialog(): HTMLElement | undefined {
    return this.all('dialog[open]').at(-1)
  }
  /** Where the files are: in the dialog that has some, else in the page. */
  get files(): ParentNode {
    return this.all('dialog[open]').find((dialog) => dialog.querySelector('[part=listing]')) ?? this.view.root
  }
  /** A button by its words or name. */
  button = (name: string, within: ParentNode = this.scope) =>
    this.all<HTMLButtonElement>('button', within).find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() === name,
    ) as HTMLButtonElement
  get tools() {
    return this.find('[part=toolbar]')
  }
  get names() {
    return this.all('[data-key] .eb-files__name', this.files).map(({ textContent }) => textContent)
  }
  item = (name: string) =>
    this.all('[data-key]', this.files).find(
      (item) => item.querySelector('.eb-files__name')?.textContent === name,
    ) as HTMLElement
  folder = (name: string) =>
    this.all('[role=treeitem]', this.scope).find(
      (item) => item.querySelector('.eb-tree__name')?.textContent === name,
    ) as HTMLElement
  get folders() {
    return this.all('[role=treeitem]', this.scope).map(
      (item) => item.querySelector('.eb-tree__name')?.textContent,
    )
  }
  get path() {
    return this.find('[aria-current=page]')?.textContent
  }
  get said() {
    return this.all('[role=status],[role=alert]')
      .map(({ textContent }) => textContent)
      .join(' | ')
  }

  /** Files and, what comes beside them, the tools are there. */
  listed = (...names: string[]) =>
    until(
      () => this.find('[part=toolbar]', this.files) && names.every((name) => this.item(name)),
      `listed ${names}`,
      10_000,
    ).catch((error) => {
      throw new Error(
        `${error.message}; there is ${this.names.join()}; ${this.said}; ${this.errors.map(String)}`,
      )
    })
  gone = (name: string) => until(() => !this.item(name), `${name} gone`, 10_000)
  asks = (words: string) => until(() => this.dialog?.textContent?.includes(words), `dialog ${words}`, 10_000)
  says = (words: string) =>
    until(() => this.said.includes(words), `said ${words}`, 10_000).catch((error) => {
      throw new Error(`${error.message}; it says ${this.said}`)
    })
  pressTwice(name: string) {
    for (const detail of [1, 2])
      this.item(name).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
  }
  async type(text: string) {
    await sendKeys({ type: text })
  }
  async press(...keys: string[]) {
    for (const key of keys) await sendKeys({ press: key })
  }
}

export function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

export const service = () => createFileService(createHttp({ session: newSession(), pause: 1 }))

let count = 0

/** A new folder below the hotel's root. */
export async function newFolder(name = `试验${++count}.${Date.now() % 1_000_000}`, parentId?: string) {
  const files = service()
  const parent = parentId ?? (await files.tree())[0]?.ossDisplayId ?? ''
  const { ossDisplayId: id } = await files.createFolder(parent, name)
  return { id, name }
}

/** Files without contents, of a size that the listing shows. */
export async function addFiles(folderId: string, files: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, size] of Object.entries(files)) {
    const id = `test.${crypto.randomUUID()}`
    await sql(
      `insert into file_entry (entry_id, brand_id, hotel_id, owner_id, parent_id, is_folder, display_name, search_name,
         object_key, size, etag, content_type, created_at)
       select $1, brand_id, hotel_id, owner_id, entry_id, false, $2, lower($2),
         brand_id || '/' || hotel_id || '/files/' || $1, $3, 'none', 'image/jpeg',
         timestamptz '2026-11-01' + (select count(*) from file_entry where parent_id = $4) * interval '1 minute'
       from file_entry where entry_id = $4`,
      [id, name, size, folderId],
    )
  }
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
