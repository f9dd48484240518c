import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import type { Place } from '../support/Place'

const granted = { appletRegister: true, appletManager: true, platformRegister: true }

/** Answers the next call of an address. */
const answer = (it: Place, match: string, data: unknown) =>
  it.proxy.inject({ match: `/wxa-admin/admin/${match}`, fault: 'json', body: { code: 0, data }, times: 1 })

/** Presses the button; the page that opens is closed. */
async function press(it: Place): Promise<void> {
  const page = it.page.waitForEvent('popup')
  await it.press('button')
  await (await page).close()
}

export const record: ElementRecord = {
  tag: 'eb-applet-authorization',
  markup: () => '<eb-applet-authorization></eb-applet-authorization>',
  shown: (it) => it.sees('[part=button]'),
  openings: {
    'some permissions': async (it) => {
      answer(it, 'applet_status/authorization', { ...granted, appletManager: false })
      await press(it)
      await it.sees('[part=reason]')
    },
    'all permissions': async (it) => {
      answer(it, 'applet_status/authorization', granted)
      answer(it, 'base_config/insert', null)
      await press(it)
      await expect(it.element.locator('[part=button]')).toHaveText(/立即开通|Open now/)
    },
    'a registration': async (it) => {
      answer(it, 'applet_status/register', true)
      answer(it, 'base_config/update_register_status', null)
      await press(it)
      await it.sees('[part=success]')
    },
  },
}
