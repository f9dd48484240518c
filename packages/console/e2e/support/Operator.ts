import { expect, type Locator, type Page } from '@playwright/test'
import { CountedSteps } from '../../../elements/e2e/support/CountedSteps'

export type OperatorHand = 'mouse' | 'keyboard'

interface Reached {
  /** What the keyboard presses on it. Default: Enter. */
  readonly key?: string
  /** The key that leads to it. Default: Tab. */
  readonly by?: string
}

/** Somebody who works with the mouse and types texts, or with the keyboard alone; each step is counted. */
export class Operator {
  readonly steps: CountedSteps

  constructor(
    readonly page: Page,
    readonly hand: OperatorHand,
    before?: Operator,
  ) {
    this.steps = new CountedSteps(page, hand, before?.steps)
  }

  get #isMouse() {
    return this.hand === 'mouse'
  }

  keys = (...names: string[]) => this.steps.keys(...names)
  type = (text: string) => this.steps.type(text)

  /** Presses a button or something like it. */
  async press(target: Locator, { key = 'Enter', by }: Reached = {}): Promise<void> {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    if (this.#isMouse) return this.steps.press('click', target)
    await this.steps.reach(target, by)
    await this.keys(key)
  }

  /** Goes on in the window that is opened by what is done here. */
  async inWindow(open: () => Promise<void>): Promise<Operator> {
    const opened = this.page.waitForEvent('popup')
    await open()
    return new Operator(await opened, this.hand, this)
  }

  close = () => this.steps.close()

  /** Chooses a file by a button. */
  file = (button: Locator, file: Parameters<CountedSteps['file']>[1]) =>
    this.steps.file(() => this.press(button), file)

  /** Presses what a key presses from anywhere. */
  shortcut = (target: Locator, ...names: string[]) =>
    this.#isMouse ? this.press(target) : this.keys(...names)

  /** Opens a page by the menu, or by Ctrl+K and its name. */
  async open(application: string, title: string): Promise<void> {
    const { page } = this
    if (this.#isMouse) {
      const applications = page.getByRole('navigation', { name: '应用' })
      await this.press(applications.getByRole('button', { name: application, exact: true }))
      await this.press(page.locator('.eb-side-menu').getByRole('link', { name: title, exact: true }))
    } else {
      await this.find(title)
      await expect(page.getByRole('option').first()).toContainText(title)
      await this.keys('Enter')
    }
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').and(page.locator(':focus-within'))).toBeVisible()
  }

  /** Types into the search for pages and rows. */
  async find(text: string): Promise<void> {
    const { page } = this
    await this.shortcut(page.getByRole('button', { name: /^搜页面/ }).first(), 'Control+k')
    await expect(page.getByRole('searchbox', { name: '搜页面' })).toBeFocused()
    await this.type(text)
  }

  /** Searches the list of the page, or the one that lies over it. */
  async search(text: string, within?: Locator): Promise<void> {
    const { page } = this
    const place = within ?? page.locator('.eb-page:not([hidden])')
    await this.fill(place.locator('.eb-data-list').getByRole('searchbox'), text)
    await this.keys('Enter')
    await expect(place.getByRole('row').filter({ hasText: text })).toHaveCount(1)
  }

  /** Does something with the only row that a search left: from there ↓ goes to it and End to its actions. */
  async act(row: Locator, name: string): Promise<void> {
    const { page } = this
    await expect(row).toBeVisible()
    const button = row.getByRole('button', { name, exact: true })
    const isInMenu = (await button.count()) === 0
    const target = isInMenu ? row.getByRole('button', { name: /更多/ }) : button
    if (!this.#isMouse) await this.keys('ArrowDown', 'End')
    await this.press(target, { by: 'ArrowRight' })
    if (isInMenu) await this.press(page.getByRole('menuitem', { name, exact: true }), { by: 'ArrowDown' })
  }

  /** Goes into a field. */
  async enter(field: Locator, by?: string): Promise<void> {
    await expect(field).toBeVisible()
    await (this.#isMouse ? this.steps.press('click', field) : this.steps.reach(field, by))
  }

  /** Types into a field, in place of what stands there. */
  async fill(field: Locator, text: string, { by, isFocused }: { by?: string; isFocused?: boolean } = {}) {
    if (isFocused) await expect(field).toBeFocused()
    else await this.enter(field, by)
    if (await field.inputValue()) {
      // a field that is reached by Tab has its text selected
      if (this.#isMouse) await this.keys('Control+a')
    }
    await this.type(text)
  }

  /** Chooses in a field of choices: chips, boxes, or a list of them. */
  async select(field: Locator, option: string): Promise<void> {
    const list = field.getByRole('combobox')
    const box = field.getByRole('checkbox', { name: option })
    await expect(list.or(field.getByRole('radio')).or(box).first()).toBeVisible()
    if (await list.count()) return this.choose(list, option)
    return (await box.count()) ? this.press(box, { key: 'Space' }) : this.pick(field, option)
  }

  /** Chooses in a list of choices by its name: in one with a field for it that is typed, in a short one ↓ leads there. */
  async choose(list: Locator, option: string): Promise<void> {
    const { page } = this
    const wanted = page.getByRole('option', { name: option }).first()
    await this.enter(list)
    if (this.#isMouse) return this.steps.press('click', wanted)
    await this.keys('Enter')
    await expect(page.getByRole('option').first()).toBeVisible()
    if (option && (await this.#isTypedInto())) await this.type(option)
    await expect(wanted).toBeVisible()
    const id = await wanted.getAttribute('id')
    while (option && (await page.locator(`[aria-activedescendant="${id}"]`).count()) === 0)
      await this.keys('ArrowDown')
    await this.keys('Enter')
  }

  /** Whether what is typed now has a place. */
  #isTypedInto = () => this.page.evaluate(() => document.activeElement?.matches('input,textarea') ?? false)

  /** Types a range of days. */
  async enterDays(field: Locator, from: string, until: string): Promise<void> {
    await this.fill(field.getByRole('textbox').first(), from)
    await this.fill(field.getByRole('textbox').last(), until)
    await this.keys('Enter')
  }

  /** Chooses one of the radio buttons of a group. */
  async pick(group: Locator, option: string | RegExp): Promise<void> {
    const wanted = group.getByRole('radio', { name: option })
    await expect(group).toBeVisible()
    if (this.#isMouse) return this.steps.press('click', group.getByText(option))
    await this.steps.reach(group.getByRole('radio'))
    for (let count = 0; count < 12 && !(await wanted.isChecked()); count++)
      await this.keys(
        count || (await group.getByRole('radio', { checked: true }).count()) ? 'ArrowDown' : 'Space',
      )
    await expect(wanted).toBeChecked()
  }
}
