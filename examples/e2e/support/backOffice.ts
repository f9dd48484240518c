import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** The back-office pages of examples/resources, by their addresses below the gateway. */
export const backOfficePages = [
  {
    name: 'plain HTML',
    slug: 'plain',
    printers: '/examples/resources/plain/printers.html',
    product: (id: string) => `/examples/resources/plain/product.html${id && `?id=${id}`}`,
  },
  {
    name: 'jQuery with Bootstrap',
    slug: 'jquery',
    printers: '/examples/resources/jquery/printers.html',
    product: (id: string) => `/examples/resources/jquery/product.html${id && `?id=${id}`}`,
  },
  {
    name: 'Vue 2',
    slug: 'vue2',
    printers: '/examples/resources/vue2.html#/printers',
    product: (id: string) => `/examples/resources/vue2.html#/product/${id}`,
  },
] as const

type Row = Record<string, unknown>

/** A list page and a form page, operated as a user does. Texts are those of zh-CN. */
export class BackOffice {
  readonly list: Locator
  readonly form: Locator
  readonly search: Locator
  readonly save: Locator
  /** Errors above the fields. */
  readonly summary: Locator

  constructor(readonly page: Page) {
    this.list = page.locator('eb-data-list')
    this.form = page.locator('eb-data-form')
    this.search = this.list.getByRole('searchbox')
    this.save = this.form.locator('[part=save]')
    this.summary = this.form.locator('[part=summary]')
  }

  /** The row of the list that contains this text. */
  row = (text: string) => this.list.getByRole('row').filter({ hasText: text })

  /** A field of the form, by its name. */
  field = (name: string) => this.form.locator(`[data-field="${name}"]`)

  input = (name: string) => this.field(name).locator('input, textarea').first()

  /** Waits until the list has its rows. */
  async expectRows(): Promise<void> {
    await expect(this.list.getByRole('row').nth(1)).toBeVisible()
    await expect(this.list.locator('[aria-busy=true]')).toHaveCount(0)
  }

  /** Waits until the form has its record. */
  async expectForm(): Promise<void> {
    await expect(this.save).toBeVisible()
    await expect(this.form.locator('[aria-busy=true]')).toHaveCount(0)
  }

  /** Searches, and waits until only matching rows remain. */
  async find(words: string): Promise<void> {
    await this.search.fill(words)
    await this.search.press('Enter')
    await expect(this.list.getByRole('row')).toHaveCount(2)
    await expect(this.row(words)).toBeVisible()
  }

  /** Calls the gateway as the page's user, without the page. */
  async call(path: string, body?: Row): Promise<Row> {
    const url = new URL(path, this.page.url()).href
    const headers = { 'x-eb-client': 'e2e' }
    const { request } = this.page.context()
    const answer = body
      ? await request.post(url, { data: body, headers })
      : await request.get(url, { headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: Row }).data
  }

  printer = (id: string) => this.call(`/merchant-api/eb/printer/detail?printerId=${id}`)
  product = (id: string) => this.call(`/ticket-api/eb/ticket-product/detail?ticketProductId=${id}`)

  /** Makes a printer. @returns its key */
  async addPrinter(name: string): Promise<string> {
    const saved = await this.call('/merchant-api/eb/printer/save', {
      printerName: name,
      brandModel: 'FEIE',
      connectType: 'USB',
      sn: `SN${Date.now()}${Math.floor(Math.random() * 1000)}`,
      usage: 'RECEIPT',
      paperWidth: '80',
      location: '大堂',
      copies: 1,
    })
    return String(saved.printerId)
  }
}
