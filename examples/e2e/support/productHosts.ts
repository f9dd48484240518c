import type { Page } from '@playwright/test'
import { ProductPicker } from './productPicker'
import { expect } from './test'

/** A page with a product picker, and where that page shows what it received. */
export interface ProductHost {
  name: string
  /** For names of files. */
  slug: string
  address(servers: { origin: string; partner: string }): string
  /** Opens the container of the picker. */
  prepare?(page: Page): Promise<void>
  picker(page: Page): ProductPicker
  /** Two tabs of the picker, the first one open. */
  tabs: readonly [string, string]
  /** The page's value, as `id:type` with commas, or the products' names. */
  held(page: Page): Promise<{ keys: string } | { names: string[] }>
}

export const productHosts: readonly ProductHost[] = [
  {
    name: 'plain page',
    slug: 'plain',
    address: ({ origin }) => `${origin}/examples/plain.html`,
    async prepare(page) {
      await expect(page.locator('eb-satisfaction dialog[open]')).toBeVisible()
      await page.keyboard.press('Escape')
    },
    picker: (page) => new ProductPicker(page),
    tabs: ['票务商品', '实物商品'],
    async held(page) {
      const form = page.locator('#handover')
      const entries = await form.evaluate((element: HTMLFormElement) => new FormData(element).getAll('gifts'))
      return { keys: entries.join(',') }
    },
  },
  {
    name: 'jQuery form of another origin',
    slug: 'form',
    address: ({ partner }) => `${partner}/promotion`,
    picker: (page) => new ProductPicker(page),
    tabs: ['票务商品', '单品活动'],
    async held(page) {
      const read = () => {
        const { jQuery } = globalThis as unknown as { jQuery(selector: string): { val(): string } }
        return jQuery('#products').val()
      }
      return { keys: await page.evaluate(read) }
    },
  },
  {
    name: 'Vue 2 with Element UI',
    slug: 'vue2',
    address: ({ origin }) => `${origin}/examples/vue2.html`,
    async prepare(page) {
      await page.locator('.head .el-button--primary').click()
      await expect(page.locator('.el-dialog')).toBeVisible()
      await expect(page.locator('[class*="-enter"]')).toHaveCount(0) // Vue's transitions are over
    },
    picker: (page) => new ProductPicker(page),
    tabs: ['票务商品', '实物商品'],
    async held(page) {
      const { products } = JSON.parse(await page.locator('.el-dialog .model').innerText())
      return { keys: products }
    },
  },
  {
    name: 'Vue 3',
    slug: 'vue3',
    address: ({ origin }) => `${origin}/examples/vue3.html`,
    picker: (page) => new ProductPicker(page, '#banner'),
    tabs: ['票务商品', '海报商品'],
    async held(page) {
      return { keys: JSON.parse(await page.locator('#banner-model').innerText()) }
    },
  },
  {
    name: 'React 19 from npm packages',
    slug: 'react',
    address: ({ origin }) => `${origin}/examples/react/`,
    picker: (page) => new ProductPicker(page),
    tabs: ['票务商品', '实物商品'],
    async held(page) {
      return { names: await page.locator('#tied > ol span').allInnerTexts() }
    },
  },
]
