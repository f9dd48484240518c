import { expect } from '@playwright/test'
import { json } from '../../support/jsonAttribute'
import type { Rendering } from './Rendering'

const list = `resource="merchant-api/printer" row-key="printerId" columns='${json([{ name: 'printerName' }])}'`
const isList = ({ path }: { path: string }) => path.includes('/printer/')

/** Literals of code that does not load, dialogs, forms, ranges and images. */
export const shared: readonly Rendering[] = [
  {
    literals: { 'M-CHUNK-1': [] },
    tag: 'eb-date-range',
    async fault({ page }) {
      await page.evaluate(() => {
        document.addEventListener('eb-error', (event) => {
          document.body.dataset.told = (event as CustomEvent).detail.cause?.message
        })
      })
      await page.route('**/date-range-panel.js*', (route) => route.abort())
    },
    bringUp: (it) => it.press('button'),
    texts: async ({ page }) => [(await page.locator('body').getAttribute('data-told')) ?? ''],
  },
  {
    literals: { 'M-REQ-1': [501] },
    tag: 'eb-data-list',
    attributes: list,
    fault: ({ proxy }) => proxy.inject({ match: isList, fault: 'status', status: 501 }),
  },
  {
    literals: { 'M-REQ-2': [] },
    tag: 'eb-data-list',
    attributes: list,
    fault: ({ proxy }) => proxy.inject({ match: isList, fault: 'json', body: { code: 7 } }),
  },
  {
    literals: { 'M-FORM-1': [], 'M-FORM-2': [] },
    tag: 'eb-data-form',
    attributes: `resource="merchant-api/printer" fields='${json([{ name: 'printerName', type: 'string' }])}'`,
  },
  {
    literals: { 'M-DATE-1': [30] },
    tag: 'eb-date-range',
    attributes: 'max-days="30"',
    async bringUp(it) {
      await it.type('[part=start]', '2026-11-01')
      await it.type('[part=end]', '2026-12-01')
    },
  },
  {
    literals: { 'M-DATE-2': [3] },
    tag: 'eb-date-range',
    attributes: 'min-days="3"',
    async bringUp(it) {
      await it.type('[part=start]', '2026-11-01')
      await it.type('[part=end]', '2026-11-02')
    },
  },
  {
    literals: { 'M-DATE-4': [] },
    tag: 'eb-date-range',
    attributes: 'value="2026-11-01 至 2026-11-07"',
    async bringUp(it) {
      await it.page.setViewportSize({ width: 400, height: 800 })
      await it.press('button')
    },
  },
  {
    literals: { 'M-MOD-1': [], 'M-MOD-2': [] },
    tag: 'eb-dialog',
    attributes: 'heading="1"',
    async bringUp(it) {
      await it.call('show')
      await expect(it.dialog).toBeVisible()
    },
  },
  {
    literals: { 'M-GAL-1': [] },
    tag: 'eb-gallery',
    attributes: `items='${json([{ src: '/missing.png' }])}'`,
    async bringUp(it) {
      await it.press('thumbnail')
      await it.sees('[part=retry]')
    },
  },
]
