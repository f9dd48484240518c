import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import type { Place } from '../support/Place'

export const record: ElementRecord = {
  tag: 'eb-wecom-gate',
  markup: (word) =>
    `<eb-wecom-gate contact="https://example.com/contact"><p>${word('企微群发', 'Broadcasts')}</p></eb-wecom-gate>`,
  shown: (it) => it.sees('[part=apply]'),
  openings: {
    'an application that failed': async (it) => {
      const fault = it.fail('/wechat-api/eb/work_auth')
      await it.press('apply')
      await it.sees('[part=problem]')
      fault.remove()
    },
    'an application': async (it) => {
      answer(it, '/wechat-api/eb/work_auth', true)
      await it.element.evaluate((gate) =>
        gate.addEventListener('eb-before-navigate', (event) => {
          event.preventDefault()
          gate.setAttribute('data-applied', '')
        }),
      )
      await it.press('apply')
      await expect(it.element).toHaveAttribute('data-applied', '')
    },
    'a store without a corporation': async (it) => {
      answer(it, '/wechat-api/eb/work/', true)
      await it.call('check')
      await it.sees('[part=overlay]')
    },
    'the feature': async (it) => {
      answer(it, '/wechat-api/eb/work/', true)
      answer(it, '/merchant-api/eb/hotel/', [{ relationType: 1, merchantId: '100101', appId: 'ww1' }])
      await it.call('check')
      await expect(it.element.locator('p')).toBeVisible()
    },
  },
}

/** Answers the next call of an address. */
const answer = (it: Place, match: string, data: unknown) =>
  it.proxy.inject({ match, fault: 'json', body: { code: 0, data }, times: 1 })
