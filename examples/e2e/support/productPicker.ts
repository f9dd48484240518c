import { expect, type Locator, type Page } from '@playwright/test'

/** An eb-product-picker of a page, operated as a user does. Texts are those of zh-CN. */
export class ProductPicker {
  readonly element: Locator
  readonly opener: Locator
  readonly dialog: Locator
  readonly searchField: Locator
  /** The selected rows beside the list of the open dialog. */
  readonly panel: Locator
  /** The selected rows under the button. */
  readonly summary: Locator

  constructor(page: Page, selector = 'eb-product-picker') {
    this.element = page.locator(selector)
    this.opener = this.element.locator('[part=button]')
    this.dialog = this.element.locator('dialog[open]')
    this.searchField = this.dialog.getByRole('searchbox')
    this.summary = this.element.locator('[part=summary]')
    this.panel = this.dialog.getByRole('list', { name: '已选' })
  }

  async open(): Promise<void> {
    await this.opener.click()
    await this.expectList()
  }

  /** Waits until the dialog is open and its list is loaded. */
  async expectList(): Promise<void> {
    await expect(this.dialog).toBeVisible()
    await expect(this.dialog.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(this.dialog.getByRole('row').nth(1)).toBeVisible()
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0)
  }

  /** Buttons of rows that can be selected and are not. */
  get free(): Locator {
    return this.dialog.getByRole('button', { name: /^选择 / })
  }

  /** The button of a selected row in the list. */
  chosen(name: string): Locator {
    return this.dialog.getByRole('button', { name: `已选 ${name}`, exact: true })
  }

  /** Selects the first rows of the page that can be selected. @returns their names */
  async choose(count: number): Promise<string[]> {
    const names: string[] = []
    for (let index = 0; index < count; index++) {
      const name = ((await this.free.first().getAttribute('aria-label')) ?? '').replace(/^选择 /, '')
      await this.free.first().click()
      await expect(this.chosen(name)).toHaveAttribute('aria-pressed', 'true')
      names.push(name)
    }
    return names
  }

  async goToPage(number: number): Promise<void> {
    const link = this.dialog.getByRole('button', { name: `第 ${number} 页`, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await this.expectList()
  }

  async goToTab(name: string): Promise<void> {
    const tab = this.dialog.getByRole('tab', { name, exact: true })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await this.expectList()
  }

  async search(text: string): Promise<void> {
    await this.searchField.fill(text)
    await this.expectFound(text)
  }

  /** Every row of the list has the text in its first cell, the name. */
  async expectFound(text: string): Promise<void> {
    const names = this.dialog.locator('tbody tr > :first-child')
    await expect
      .poll(async () => {
        const found = await names.allTextContents()
        return found.length > 0 && found.every((name) => name.includes(text))
      })
      .toBe(true)
    await this.expectList()
  }

  /** Removes a row in the panel. */
  async remove(name: string): Promise<void> {
    await this.panel.getByRole('button', { name: `移除 ${name}`, exact: true }).click()
  }

  async confirm(): Promise<void> {
    await this.dialog.locator('[part=confirm]').click()
    await this.expectClosed()
  }

  async cancel(): Promise<void> {
    await this.dialog.locator('[part=cancel]').click()
    await this.expectClosed()
  }

  /** What the panel of the open dialog lists, in order. */
  async expectPanel(names: readonly string[]): Promise<void> {
    await expectRows(this.panel, names)
  }

  /** What stands under the button, in order. */
  async expectSummary(names: readonly string[]): Promise<void> {
    if (names.length === 0) await expect(this.summary).toBeHidden()
    else await expectRows(this.summary, names)
  }
}

async function expectRows(list: Locator, names: readonly string[]): Promise<void> {
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(names.length)
  for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name)
}
