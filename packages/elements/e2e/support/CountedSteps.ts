import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

export type Hand = 'mouse' | 'keyboard' | 'touch'

/** What is counted together where a job is long. */
const kinds = ['click', 'key', 'text', 'file'] as const
type Kind = (typeof kinds)[number]

/** Presses of one key after which what they look for is not there. */
const most = 40

const signs: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  'Control+x': 'Ctrl+X',
  'Control+v': 'Ctrl+V',
  'Control+Enter': 'Ctrl+Enter',
}

/** Whether something, or what is in it, has focus. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot
    return !!activeElement && element.contains(activeElement)
  })

/** Whether nothing in the page or a dialog is loading, and what came is painted. */
const isAtRest = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return !document.querySelector('.eb-page:not([hidden]) [aria-busy=true], dialog[open] [aria-busy=true]')
}

/**
 * What a person does, counted: a click, a tap, a drag, a key with those held meanwhile, a text however long, a file
 * chosen in the system's dialog.
 */
export class CountedSteps {
  readonly #steps: { readonly step: string; readonly kind: Kind }[]

  /** @param before steps in another window, with which these are counted */
  constructor(
    readonly page: Page,
    readonly hand: Hand,
    before?: CountedSteps,
  ) {
    this.#steps = before ? before.#steps : []
    // The browser hands its dialogs over from the first listener on: the key that opens one may be quicker than that.
    page.on('filechooser', () => {})
  }

  /** `4: Tab × 2, Enter, text`. */
  get told(): string {
    const runs: { step: string; times: number }[] = []
    for (const { step } of this.#steps) {
      const last = runs.at(-1)
      if (last?.step === step) last.times++
      else runs.push({ step, times: 1 })
    }
    const words = runs.map(({ step, times }) => (times > 1 ? `${step} × ${times}` : step))
    return `${this.#steps.length}: ${words.join(', ')}`
  }

  /** `9: 7 clicks, 1 text, 1 file`. */
  get summed(): string {
    const counts = kinds.map((kind) => [kind, this.#steps.filter((one) => one.kind === kind).length] as const)
    const words = counts.flatMap(([kind, count]) => (count ? `${count} ${kind}${count > 1 ? 's' : ''}` : []))
    return `${this.#steps.length}: ${words.join(', ')}`
  }

  #count(kind: Kind, ...steps: readonly string[]): void {
    this.#steps.push(...steps.map((step) => ({ step, kind })))
  }

  /** A click or a tap. */
  async press(what: string, target: Locator): Promise<void> {
    this.#count('click', what)
    await (this.hand === 'touch' ? target.tap() : target.click())
  }

  /** A double click, or two taps. */
  async pressTwice(what: string, target: Locator): Promise<void> {
    this.#count('click', what, what)
    if (this.hand === 'mouse') return target.dblclick()
    const at = await this.#middleOf(target)
    const session = await this.page.context().newCDPSession(this.page)
    // Sent at once: two taps are a double tap only if they follow each other quickly.
    await Promise.all(
      [0, 1].flatMap(() => [
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ]),
    )
    await session.detach()
  }

  /** A finger that rests. */
  async rest(what: string, target: Locator): Promise<void> {
    this.#count('click', what)
    const at = await this.#middleOf(target)
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await expect(target).toHaveAttribute('aria-selected', 'true')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await session.detach()
  }

  async #middleOf(target: Locator): Promise<{ x: number; y: number }> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }

  async drag(what: string, from: Locator, to: Locator): Promise<void> {
    this.#count('click', what)
    await from.dragTo(to)
  }

  async keys(...names: string[]): Promise<void> {
    for (const name of names) {
      this.#count('key', signs[name] ?? name)
      await this.page.keyboard.press(name)
    }
  }

  /** Tab, or another key, until something has focus. What is on its way is waited for: it would be passed or not. */
  async reach(target: Locator, key = 'Tab'): Promise<void> {
    await this.page.waitForFunction(isAtRest)
    for (let count = 0; count <= most; count++) {
      if ((await target.count()) > 0 && (await hasFocus(target.first()))) return
      await this.keys(key)
    }
    throw new Error(`${key} does not reach ${target}`)
  }

  /** An arrow key until something has focus: one step, because the number of presses depends on where it stands. */
  async moveTo(target: Locator, arrow: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
    this.#count('key', 'arrows')
    for (let count = 0; count < most; count++) {
      if (await hasFocus(target)) return
      await this.page.keyboard.press(arrow)
    }
    throw new Error(`${arrow} does not reach ${target}`)
  }

  async type(text: string): Promise<void> {
    this.#count('text', 'text')
    await this.page.keyboard.type(text)
  }

  /** Closes the window. */
  async close(): Promise<void> {
    if (this.hand === 'keyboard') this.#count('key', 'Control+w')
    else this.#count('click', 'close')
    await this.page.close()
  }

  /** Opens the system's dialog by what is done, and chooses a file there. */
  async file(open: () => Promise<void>, path: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await open()
    this.#count('file', 'file')
    await (await chooser).setFiles(path)
  }
}
