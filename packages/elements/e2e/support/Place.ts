import type { FaultProxy } from '@ebkit/testing'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Hotel, hotels } from './hotels'
import type { Language } from './languages'

/** Open dialogs and popovers. */
const opened = ':modal, :popover-open'

/** An element in a page, and the actions of a person on it. */
export class Place {
  readonly element: Locator
  readonly hotel: Hotel

  constructor(
    readonly page: Page,
    readonly tag: string,
    readonly language: Language,
    readonly proxy: FaultProxy,
  ) {
    this.element = page.locator(tag).first()
    this.hotel = hotels[language]
  }

  /** The text for the language of the page. */
  word = (chinese: string, english: string) => (this.language === 'zh' ? chinese : english)

  /** Finds something inside the element. */
  inside = (selector: string) => this.element.locator(selector)

  part = (name: string) => this.inside(`[part~="${name}"]`).first()

  /** The open dialog. */
  get dialog(): Locator {
    return this.inside('dialog[open]').last()
  }

  press = (name: string) => this.part(name).click()

  key = (name: string) => this.page.keyboard.press(name)

  /** Types into a field of the element and leaves the field. */
  async type(selector: string, text: string): Promise<void> {
    const field = this.inside(selector).first()
    await field.fill(text)
    await field.press('Tab')
  }

  /** Calls a method of the element. */
  call = (method: string) =>
    this.element.evaluate((element, name) => {
      void (element as unknown as Record<string, () => unknown>)[name]?.()
    }, method)

  /** Sets a property of the element. */
  set = (name: string, value: unknown) =>
    this.element.evaluate((element, [name, value]) => Object.assign(element, { [name as string]: value }), [
      name,
      value,
    ] as const)

  sees = (selector: string) => expect(this.inside(selector).first()).toBeVisible()

  /** Waits until all requests of the element have been answered. */
  async settled(): Promise<void> {
    await expect(this.inside('[aria-busy=true]')).toHaveCount(0)
  }

  /** Makes every request to these paths fail, until the fault is removed. */
  fail = (part: string) =>
    this.proxy.inject({ match: ({ path }) => path.includes(part), fault: 'status', status: 503 })

  /** Clicks these buttons one after another, and closes what they open. */
  async openEach(selector: string): Promise<void> {
    const openers = this.inside(selector)
    await expect(openers.first()).toBeVisible()
    for (let index = 0; index < (await openers.count()); index++) {
      await openers.nth(index).click()
      const shown = this.inside(opened).last()
      await expect(shown).not.toBeEmpty()
      await expect(shown.locator('[aria-busy=true]')).toHaveCount(0)
      await this.closeAll()
    }
  }

  /** Number of open dialogs and popovers in the element. */
  private openCount = () =>
    this.element.evaluate(
      (element, selector) => element.shadowRoot?.querySelectorAll(selector).length ?? 0,
      opened,
    )

  /** Presses Esc until nothing is open. The first Esc may only clear a search or cancel a question. */
  async closeAll(): Promise<void> {
    let now = await this.openCount()
    for (let attempts = 0; now > 0 && attempts < 5; attempts++) {
      await this.key('Escape')
      now = await this.countBelow(now)
    }
  }

  private async countBelow(before: number): Promise<number> {
    let now = before
    await expect
      .poll(
        async () => {
          now = await this.openCount()
          return now < before
        },
        { timeout: 700 },
      )
      .toBe(true)
      .catch(() => {})
    return now
  }
}
