import { expect } from '@playwright/test'
import type { Place } from '../../support/Place'
import type { Sight } from './Sight'
import { passUntil, stayOf, stopTime } from './time'

const property = (it: Place, name: string) =>
  it.element.evaluate((element, key) => (element as unknown as Record<string, unknown>)[key], name)

/** The candidates that a property accepts. */
async function taken(it: Place, name: string, candidates: readonly string[]): Promise<string[]> {
  const accepted: string[] = []
  for (const candidate of candidates) {
    await it.element.evaluate(
      (element, [key, value]) => element.setAttribute(key as string, value as string),
      [name, candidate],
    )
    if ((await property(it, name)) === candidate) accepted.push(candidate)
  }
  return accepted
}

/** Figures of dialogs, toasts, tooltips and submit buttons. */
export const overlays: readonly Sight[] = [
  {
    figures: ['C-MOD-1', 'C-MOD-2', 'C-MOD-3', 'C-MOD-4'],
    tag: 'eb-dialog',
    async observe({ it, open }) {
      await open('heading="1"')
      await it.call('show')
      const label = (part: string) => it.dialog.locator(`[part~=${part}]`).textContent()
      return {
        'C-MOD-1': await property(it, 'size'),
        'C-MOD-2': (await property(it, 'closeTime')) ?? 'none',
        'C-MOD-3': await label('ok'),
        'C-MOD-4': await label('cancel'),
      }
    },
  },
  {
    figures: ['C-MOD-5'],
    tag: 'eb-dialog',
    isTimed: true,
    async observe({ it, page, open }) {
      await open('heading="1"')
      await it.call('show')
      await expect(it.dialog).toBeVisible()
      await stopTime(page)
      const dialog = await it.dialog.elementHandle()
      await dialog?.evaluate((node) =>
        node.addEventListener('close', () => node.setAttribute('data-at', String(Date.now()))),
      )
      await it.element.evaluate((node) =>
        node.addEventListener('eb-after-hide', () => node.setAttribute('data-at', String(Date.now()))),
      )
      await it.call('hide')
      await passUntil(page, async () => (await it.element.getAttribute('data-at')) !== null)
      // The page's clock stands still during an event, so this is exact.
      const [closed, gone] = [await dialog?.getAttribute('data-at'), await it.element.getAttribute('data-at')]
      return { 'C-MOD-5': Number(gone) - Number(closed) }
    },
  },
  {
    figures: ['C-TOAST-1', 'C-TOAST-2', 'C-TOAST-3', 'C-TOAST-4', 'C-TOAST-6', 'C-TOAST-7'],
    tag: 'eb-toast',
    async observe({ it, open }) {
      await open('open close-time="0" heading="1"')
      const box = await it.part('toast').boundingBox()
      return {
        'C-TOAST-1': await property(it, 'position'),
        'C-TOAST-3': await property(it, 'type'),
        'C-TOAST-6': box?.width,
        'C-TOAST-7': box?.height,
        'C-TOAST-2': await taken(it, 'position', [
          'topCenter',
          'topLeft',
          'topRight',
          'bottomLeft',
          'bottomRight',
          'bottomCenter',
          'center',
        ]),
        'C-TOAST-4': await taken(it, 'type', ['info', 'success', 'danger', 'warning', 'error', 'question']),
      }
    },
  },
  {
    figures: ['C-TOAST-5'],
    tag: 'eb-toast',
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open('heading="1"')
      await stopTime(page)
      await it.call('show')
      const seconds = await stayOf(page, it.part('toast'), value('C-TOAST-5') * 1000)
      return { 'C-TOAST-5': Number(seconds) / 1000 }
    },
  },
  {
    figures: ['C-TIP-1', 'C-TIP-2'],
    tag: 'eb-tooltip',
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open('text="1"', '<button type="button" style="margin:200px">2</button>')
      const button = it.page.locator('eb-tooltip > button')
      const bubble = it.inside('[role=tooltip]')
      await button.hover()
      await expect(bubble).toBeVisible()
      const [below, above] = [await button.boundingBox(), await bubble.boundingBox()]
      const margin = below && above ? below.y - above.y - above.height : undefined
      await stopTime(page)
      await page.mouse.move(1, 1)
      return { 'C-TIP-1': margin, 'C-TIP-2': await stayOf(page, bubble, value('C-TIP-2')) }
    },
  },
  {
    figures: ['C-COPY-1', 'C-COPY-2'],
    tag: 'eb-copy-link',
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open('value="https://example.com/t/8"')
      await it.sees('[part=button]')
      await stopTime(page)
      await it.press('button')
      await page.mouse.move(1, 1)
      const time = await stayOf(page, it.dialog, value('C-COPY-1'))
      return { 'C-COPY-1': time, 'C-COPY-2': Number(time) / 1000 }
    },
  },
  {
    figures: ['C-RQR-7'],
    tag: 'eb-refund-qr',
    isTimed: true,
    async observe({ it, page, open, value }) {
      const body = { code: 0, data: { qrUrl: 'https://example.com/refund', alertMsg: '' } }
      it.proxy.inject({ match: '/payment-api', fault: 'json', body, times: 1 })
      await open('platform-order-id="1"')
      await it.call('show')
      await it.sees('[part=copy]')
      await stopTime(page)
      await it.press('copy')
      await page.mouse.move(1, 1)
      const result = it.inside('dialog[role=alertdialog]')
      return { 'C-RQR-7': Number(await stayOf(page, result, value('C-RQR-7') * 1000)) / 1000 }
    },
  },
  {
    figures: ['C-BTN-1'],
    tag: 'eb-submit-button',
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open('name="by" value="it"', '1')
      await page.evaluate(() =>
        document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault()),
      )
      await stopTime(page)
      await it.press('button')
      return {
        'C-BTN-1': await stayOf(page, it.inside('[part=button][aria-disabled=true]'), value('C-BTN-1')),
      }
    },
  },
]
