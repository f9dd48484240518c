import type { FileEntry } from '@ebkit/core/files'
import { createSelection, type Selection } from '@ebkit/core/selection'
import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens, styleElement } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { EnvironmentProvider } from '../../environment'
import { FileListing } from '../listing/FileListing'
import type { FileListingHandle, FileListingProps } from '../listing/FileListingProps'

adoptTokens(document)

const css =
  '.sample-files { display: flex; flex-direction: column; height: 560px; width: 780px } .sample-files--narrow { width: 390px }'

type Given = Partial<Omit<FileListingProps, 'selection' | 'handle'>>

interface Options extends Given {
  max?: number
  dir?: 'ltr' | 'rtl'
  locale?: string
  narrow?: boolean
}

/** A listing on a page that has its entries and the selection, operated as a user would. */
export class ListingPage {
  entries: readonly FileEntry[]
  readonly selection: Selection
  /** Requested actions, in order: `open f1`, `delete f1,f2`. */
  readonly calls: string[] = []
  readonly limits: number[] = []
  readonly handle: { current: FileListingHandle | null } = { current: null }
  readonly view: Mounted
  #options: Options

  constructor(entries: readonly FileEntry[], options: Options = {}) {
    this.entries = entries
    this.#options = options
    const { max } = options
    this.selection = createSelection<FileEntry>({
      items: () => this.entries,
      idOf: ({ id }) => id,
      onLimit: (limit) => this.limits.push(limit),
      canSelect: (entry) => !this.#options.blocked?.(entry),
      ...(max && { max: () => max }),
    })
    this.view = mount(this.#node())
  }

  #node() {
    const { max: _, dir = 'ltr', locale = 'zh', narrow, ...given } = this.#options
    const note = (call: string) => this.calls.push(call)
    return (
      <EnvironmentProvider value={{ locale, dir }}>
        <button type="button">before</button>
        <div
          ref={(element) => styleElement(element, css)}
          className={`sample-files${narrow ? ' sample-files--narrow' : ''}`}
          dir={dir}
        >
          <FileListing
            label="商品图"
            onOpen={({ id }) => note(`open ${id}`)}
            onRename={({ id }) => note(`rename ${id}`)}
            onDelete={(ids) => note(`delete ${ids}`)}
            onCut={(ids) => note(`cut ${ids}`)}
            onPaste={() => note('paste')}
            onContextMenu={(entry) => note(`menu ${entry?.id ?? 'ground'}`)}
            onMoveTo={(ids, folder) => note(`move ${ids} to ${folder.id}`)}
            onDropFiles={(files, folder) => note(`drop ${files.map(({ name }) => name)} on ${folder?.id}`)}
            onLoadMore={() => note('more')}
            onRetry={() => note('retry')}
            onSort={({ by, order }) => note(`sort ${by} ${order}`)}
            {...given}
            entries={this.entries}
            selection={this.selection}
            handle={this.handle}
          />
        </div>
      </EnvironmentProvider>
    )
  }

  /** Changes properties or entries. */
  set({ entries, ...options }: Options) {
    if (entries) this.entries = entries
    this.#options = { ...this.#options, ...options }
    this.view.render(this.#node())
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector) as E
  part = (name: string) => this.find(`[part="${name}"]`)
  get root() {
    return this.find('.eb-files')
  }
  get list() {
    return this.find('.eb-files__list')
  }
  item = (id: string) => this.find(`[data-key="${id}"]`)
  /** An entry, after the widths have been measured. */
  async shown(id: string) {
    await until(() => this.item(id) && getComputedStyle(this.list).overflowY === 'auto', `${id} drawn`)
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    return this.item(id)
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement as HTMLElement | null
  }
  /** Id of the entry with focus. */
  get focusedId() {
    return this.focused?.dataset.key
  }
  get selected() {
    return [...this.selection.$ids.get()]
  }
  /** Texts of the headings. */
  get heads() {
    return this.all('[role=columnheader]').map(({ textContent }) => textContent)
  }

  /** Focuses an entry, as Tab does. */
  async focus(id: string) {
    const item = await this.shown(id)
    this.selection.moveTo(id)
    await until(() => item.tabIndex === 0, `${id} is current`)
    item.focus()
  }
  async press(...keys: string[]) {
    for (const combination of keys) {
      const held = combination.split('+')
      const press = held.pop() as string
      for (const down of held) await sendKeys({ down })
      await sendKeys({ press })
      for (const up of held) await sendKeys({ up })
    }
  }
  /** Waits until it has focus, after the next rendering. */
  focusOn = (id: string) => until(() => this.focusedId === id, `focus on ${id}, not on ${this.focusedId}`)

  #middle(element: Element): [number, number] {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [Math.round(left + width / 2), Math.round(top + height / 2)]
  }
  /** Clicks with the mouse on an entry or on a part of it. */
  async click(id: string, { button = 'left' as 'left' | 'right', key = '', inside = '' } = {}) {
    const item = await this.shown(id)
    const target = inside ? (item.querySelector(inside) as Element) : item
    const position = this.#middle(target)
    if (key) await sendKeys({ down: key })
    await sendMouse({ type: 'click', position, button })
    if (key) await sendKeys({ up: key })
  }
  /** Taps, or long-presses, an entry or a part of it. */
  touch(id: string, type: 'pointerdown' | 'pointermove' | 'pointerup' | 'click', by = 0, inside = '') {
    const item = inside ? (this.item(id).querySelector(inside) as Element) : this.item(id)
    const [x, y] = this.#middle(item)
    const Event = type === 'click' ? MouseEvent : PointerEvent
    const init = { bubbles: true, composed: true, cancelable: true, clientX: x + by, clientY: y }
    item.dispatchEvent(
      new Event(type, { ...init, pointerType: 'touch', isPrimary: true } as PointerEventInit),
    )
  }
  tap(id: string) {
    this.touch(id, 'pointerdown')
    this.touch(id, 'pointerup')
    this.touch(id, 'click')
  }
  drag(type: string, target: Element, dataTransfer: DataTransfer) {
    const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer })
    target.dispatchEvent(event)
    return event
  }

  async expectAccessible() {
    await until(() => this.view.host.isConnected)
    await expect(this.view.host).to.be.accessible()
  }
}
