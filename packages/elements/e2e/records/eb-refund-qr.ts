import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import type { Place } from '../support/Place'

/** Opens it with an answer for an order that only this page has. */
async function openWith(it: Place, data: object): Promise<void> {
  it.proxy.inject({ match: '/payment-api', fault: 'json', body: { code: 0, data }, times: 1 })
  await it.call('show')
  await expect(it.dialog).toBeVisible()
}

export const record: ElementRecord = {
  tag: 'eb-refund-qr',
  markup: () => '<eb-refund-qr platform-order-id="20261120" member-id="8" is-refund></eb-refund-qr>',
  isEmpty: true,
  openings: {
    'the code': async (it) => {
      await openWith(it, { qrUrl: 'https://example.com/refund?order=20261120', alertMsg: '1' })
      await it.sees('[part=code]')
      const download = it.page.waitForEvent('download')
      await it.press('download')
      await (await download).cancel()
    },
    'a copied link': async (it) => {
      await openWith(it, { qrUrl: 'https://example.com/refund?order=20261120', alertMsg: '' })
      await it.press('copy')
      await it.sees('dialog[role=alertdialog]')
    },
    'an order without a code': async (it) => {
      await openWith(it, { qrUrl: '', alertMsg: '1' })
      await it.settled()
    },
    'a failure': async (it) => {
      const fault = it.fail('payment-api')
      await it.call('show')
      await it.sees('[part=retry]')
      fault.remove()
    },
    'no order number': async (it) => {
      await it.set('platformOrderId', '')
      await it.call('show')
      await expect(it.dialog).toBeVisible()
    },
  },
}
