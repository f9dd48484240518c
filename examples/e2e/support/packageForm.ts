import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** The pages of the package form, by their addresses on the partner's server. */
export const formPages = [
  { name: 'plain HTML', path: '/forms/plain' },
  { name: 'jQuery with Bootstrap', path: '/forms/jquery' },
  { name: 'Vue 2', path: '/forms/vue2' },
  { name: 'Vue 3', path: '/forms/vue3' },
] as const

/** The package form, operated as a user does, on any page. */
export class PackageForm {
  readonly form: Locator

  constructor(readonly page: Page) {
    this.form = page.locator('#package')
  }

  field = (name: string) => this.page.locator(`#${name}`)
  input = (name: string) => this.field(name).locator('input').first()
  value = (name: string) => this.field(name).evaluate((element: HTMLInputElement) => element.value)

  /** The entries that the form would post now. */
  entries = () =>
    this.form.evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    )

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.ready()
  }

  async ready(): Promise<void> {
    await expect(this.field('items')).toBeAttached()
    await this.page.evaluate('EB.ready()')
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: '保存', exact: true }).click()
  }

  async lock(isLocked: boolean): Promise<void> {
    await this.page.getByRole('checkbox', { name: '只读' }).setChecked(isLocked)
  }

  /** Types into a field and leaves it. */
  async type(input: Locator, text: string): Promise<void> {
    await input.fill(text)
    await input.press('Tab')
  }

  async choosePath(...names: string[]): Promise<void> {
    await this.field('category')
      .getByRole('combobox')
      .or(this.field('category').getByRole('button'))
      .first()
      .click()
    for (const name of names) await this.field('category').getByText(name, { exact: true }).last().click()
  }

  async addItem(index: number, name: string, kind: string, count: string): Promise<void> {
    const items = this.field('items')
    await items.getByRole('button', { name: '添加一行' }).click()
    const row = items.getByRole('listitem').nth(index)
    await row.getByLabel('项目').fill(name)
    await row.getByLabel('类型').selectOption({ label: kind })
    await row.getByLabel('份数').fill(count)
    await row.getByLabel('份数').press('Tab')
  }

  /** Fills in all required fields and some others. */
  async fill(): Promise<void> {
    await this.field('name').fill('西湖亲子两日')
    await this.type(this.input('theme'), '亲子游')
    await this.choosePath('玩乐', '游船')
    await this.type(this.input('price'), '1280.5')
    await this.field('onSale').getByRole('switch').click()
    await this.field('channels').getByText('官网', { exact: true }).click()
    await this.field('confirmation').getByText('人工确认', { exact: true }).click()
    await this.type(this.input('opens'), '2026-12-01')
    await this.type(this.field('stay').locator('input').nth(0), '2026-12-10')
    await this.type(this.field('stay').locator('input').nth(1), '2026-12-20')
    await this.field('room').locator('input,button').first().click()
    await this.field('room').getByText('亲子套房', { exact: true }).last().click()
    await this.addItem(0, '早餐', '餐饮', '2')
    await this.addItem(1, '游船票', '门票', '3')
  }
}

/** The posted entries after `fill()`. */
export const filledEntries = [
  ['name', '西湖亲子两日'],
  ['theme', '亲子游'],
  ['category', 'fun-boat'],
  ['price', '1280.5'],
  ['onSale', '0'],
  ['channels', 'mini'],
  ['channels', 'site'],
  ['channels', 'desk'],
  ['confirmation', 'manual'],
  ['opens', '2026-12-01'],
  ['stay-start', '2026-12-10'],
  ['stay-end', '2026-12-20'],
  ['room', 'family'],
  ['items', '[{"name":"早餐","kind":"meal","count":2},{"name":"游船票","kind":"ticket","count":3}]'],
]
