import { expect, type Page } from '@playwright/test'
import { Place } from './support/Place'
import { test } from './support/test'

/** Goes through a page of the platform, which the gateway plays, and closes it. */
async function onPlatform(it: Place, go: (page: Page) => Promise<unknown>): Promise<void> {
  const page = it.page.waitForEvent('popup')
  await it.press('button')
  const platform = await page
  await go(platform)
  await expect(platform).toHaveTitle('已完成')
  await platform.close()
}

const confirm = (platform: Page) => platform.getByRole('button').click()

test('W-MPA-5 W-MPA-9 W-MPA-10 in demo mode the flow is walked to its end by hand: some permissions, all of them, the registration', async ({
  page,
  openPage,
  servers: { gateway, proxy },
}) => {
  await openPage('en', '<eb-applet-authorization></eb-applet-authorization>')
  const place = new Place(page, 'eb-applet-authorization', 'en', proxy)
  await expect(place.part('button')).toHaveText('Authorise quick registration of the mini-program')

  await onPlatform(place, async (platform) => {
    await platform.getByLabel('Manage mini-programs').uncheck()
    await confirm(platform)
  })
  await expect(place.part('reason')).toHaveText('Reason: mini-program management permission not authorised')
  await expect(place.part('button')).toHaveText('Retry authorisation')

  await onPlatform(place, confirm)
  await expect(place.part('button')).toHaveText('Open now')

  await onPlatform(place, confirm)
  await place.sees('[part=success]')
  const [row] = await gateway.sql('select applet_status, register_status from applet where brand_id = $1', [
    place.hotel.brandId,
  ])
  expect(row).toEqual({ applet_status: '3', register_status: '3' })

  // The next page begins where this one ended.
  await page.reload()
  await place.sees('[part=success]')
})
