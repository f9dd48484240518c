import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import { gatewayUrl, type Mounted, mount, resetFaults, signIn, sql, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { type UploadedEntry, Uploader, type UploaderHandle, type UploaderProps } from '..'

adoptTokens(document)

let mounted: UploaderPage[] = []
let count = 0

/** A file of this size, with different content each time. */
export function fileOf(name: string, size = 10, type = ''): File {
  const bytes = new Uint8Array(size)
  for (let index = 0; index < size; index++) bytes[index] = (index * 31) % 251
  return new File([bytes], name, { type, lastModified: 1_700_000_000_000 })
}

/** An uploader on its own page, which holds its files, operated as a user would. */
export class UploaderPage {
  readonly errors: WidgetError[] = []
  /** Names of the events, in order, with their details. */
  readonly events: string[] = []
  readonly changes: UploadedEntry[][] = []
  readonly problems: Array<string | undefined> = []
  readonly handle: { current: UploaderHandle | null } = { current: null }
  readonly draft: { current: unknown } = { current: undefined }
  readonly view: Mounted

  constructor(
    public props: UploaderProps = {},
    readonly session: Session = newSession(),
    readonly locale = 'zh',
  ) {
    // Others leave interrupted uploads behind.
    this.props = { name: `uploader-${++count}`, ...props }
    this.view = mount(this.#node())
    mounted.push(this)
  }

  #node() {
    const { session, locale, errors, events } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <Uploader
          reportProblem={(problem) => this.problems.push(problem)}
          onUploadStart={({ name }) => events.push(`start ${name}`)}
          onUpload={({ file }) => events.push(`upload ${file.displayName}`)}
          onUploadError={({ name, code }) => events.push(`error ${name} ${code}`)}
          draft={this.draft}
          {...this.props}
          onChange={({ value }) => {
            this.changes.push(value)
            this.set({ files: value })
          }}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: UploaderProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  unmount() {
    this.view.unmount()
    mounted = mounted.filter((page) => page !== this)
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  part = <E extends HTMLElement = HTMLElement>(name: string) => this.find<E>(`[part="${name}"]`) as E
  get root() {
    return this.find('.eb-uploader') as HTMLElement
  }
  get add() {
    return this.part<HTMLButtonElement>('add')
  }
  get input() {
    return this.find<HTMLInputElement>('input[type=file]') as HTMLInputElement
  }
  get files() {
    return this.props.files ?? []
  }
  /** Names in the list, in order. */
  get names() {
    return this.all('.eb-file-row__name').map(({ textContent }) => textContent)
  }
  row = (name: string) =>
    this.all('li').find((row) => row.querySelector('.eb-file-row__name')?.textContent === name)
  status = (name: string) => this.row(name)?.dataset.status
  /** The problem of a file, below it. */
  problem = (name: string) =>
    this.row(name)?.querySelector('.eb-file-row--wrong .eb-file-row__note')?.textContent ?? undefined
  button = (name: string, part: string) =>
    this.row(name)?.querySelector<HTMLButtonElement>(`[part="${part}"]`) as HTMLButtonElement
  get notices() {
    return this.all('[role=alert]').map(({ textContent }) => textContent)
  }
  get said() {
    return this.all('[role=status]')
      .map(({ textContent }) => textContent)
      .join('')
  }

  /** The input events of the browser's file dialog. */
  async choose(...files: File[]) {
    const { input } = await until(() => this.input && this)
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  #drag(type: string, files: readonly File[], target: Element) {
    const dataTransfer = new DataTransfer()
    for (const file of files) dataTransfer.items.add(file)
    const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer })
    target.dispatchEvent(event)
    return event
  }
  hold = (...files: File[]) => this.#drag('dragover', files, this.add)
  drop = (...files: File[]) => this.#drag('drop', files, this.add ?? this.root)
  listed = (name: string) => until(() => this.row(name), `${name} listed`)
  /** The list, for messages of tests. */
  get shown() {
    return this.all('li').map((row) => `${row.dataset.status}: ${row.textContent}`)
  }
  async uploaded(...names: string[]) {
    const areDone = () => names.every((name) => this.status(name) === 'done' && this.files.length > 0)
    await until(areDone, `${names} uploaded`.slice(0, 50), 20_000).catch((error) => {
      throw new Error(
        `${error.message}; the list shows ${this.shown.join(' | ')} ${this.errors.map((one) => `${one.message} ${(one.cause as Error)?.stack}`)}`,
      )
    })
  }
}

export function newSession(): Session {
  const session = createSession(createPage())
  session.configure({ gateway: gatewayUrl })
  return session
}

/** The hotel's ENABLE_UPLOAD_CHECK. */
export const checkNames = (isOn: boolean) =>
  sql(`update hotel_switch set value = $1 where hotel_id = '100101' and key = 'ENABLE_UPLOAD_CHECK'`, [
    isOn ? '1' : '0',
  ])

/** Signs in, and cleans up after each test. Call it inside `describe`. */
export function withGateway(account = 'manager') {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn(account)
  })
  beforeEach(async () => {
    await resetFaults()
    await checkNames(false)
  })
  afterEach(() => {
    for (const page of mounted) page.unmount()
    localStorage.clear()
  })
}
