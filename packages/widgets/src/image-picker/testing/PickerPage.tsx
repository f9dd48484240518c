import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import { newSession } from '../../files/testing/FilesPage'
import type { UploadedEntry } from '../../uploader'
import { ImagePicker, type ImagePickerHandle, type ImagePickerProps } from '..'

adoptTokens(document)

let mounted: PickerPage[] = []

/** An image picker on its own page, which holds its images, operated as a user would. */
export class PickerPage {
  readonly errors: WidgetError[] = []
  readonly refused: string[] = []
  readonly changes: UploadedEntry[][] = []
  readonly handle: { current: ImagePickerHandle | null } = { current: null }
  readonly view: Mounted
  readonly session = newSession()

  constructor(
    public props: ImagePickerProps = {},
    readonly locale = 'zh',
  ) {
    this.view = mount(this.#node())
    mounted.push(this)
  }

  #node() {
    const { session, locale, errors } = this
    return (
      <EnvironmentProvider value={{ session, locale, reportError: (error) => errors.push(error) }}>
        <ImagePicker
          onRefuse={({ name, code }) => this.refused.push(`${name} ${code}`)}
          {...this.props}
          onChange={({ value }) => {
            this.changes.push(value)
            this.set({ images: value })
          }}
          handle={this.handle}
        />
      </EnvironmentProvider>
    )
  }

  set(props: ImagePickerProps) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }
  unmount() {
    this.view.unmount()
    mounted = mounted.filter((page) => page !== this)
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    this.view.root.querySelector<E>(selector) as E
  /** In the widget itself. */
  own = <E extends HTMLElement = HTMLElement>(part: string) =>
    this.all<E>(`[part="${part}"]`).find((one) => !one.closest('dialog')) as E
  /** In the image library. */
  inside = <E extends HTMLElement = HTMLElement>(part: string) =>
    this.dialog?.querySelector<E>(`.eb-files-dialog__foot [part="${part}"]`) as E
  get dialog() {
    return this.all('dialog[open]').at(-1)
  }
  get images() {
    return this.props.images ?? []
  }
  get alert() {
    return this.all('[role=alert]')
      .map((one) => one.innerText.trim())
      .filter(Boolean)
      .join('\n')
      .replaceAll(/\n+/g, '\n')
  }
  /** Tiles of the widget, by name. */
  get tiles() {
    return this.all('.eb-file-row__name').map(({ textContent }) => textContent)
  }
  item = (name: string) =>
    this.all('dialog[open] [data-key]').find(
      (item) => item.querySelector('.eb-files__name')?.textContent === name,
    ) as HTMLElement
  listed = (name: string) => until(() => this.item(name), `${name} listed`, 10_000)
  alerted = (words: string) =>
    until(() => this.alert.includes(words), `alert ${words}`, 5_000).catch((error) => {
      throw new Error(`${error.message}; it says ${this.alert}`)
    })

  /** Opens the image library by its button. */
  async open() {
    const button = await until(() => this.own('add'), 'button')
    button.focus()
    button.click()
    await until(() => this.dialog?.querySelector('[part=listing] [aria-busy=false]'), 'library', 15_000)
  }
  /** Selects images of the library and confirms. */
  async choose(...names: string[]) {
    for (const name of names) (await this.listed(name)).click()
    this.inside('confirm').click()
  }
  async drop(...files: File[]) {
    const dataTransfer = new DataTransfer()
    for (const file of files) dataTransfer.items.add(file)
    const event = new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer })
    ;(await until(() => this.own('add'), 'button')).dispatchEvent(event)
  }
}

export function unmountAll() {
  for (const page of mounted) page.unmount()
}
