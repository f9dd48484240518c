import { readFileSync } from 'node:fs'
import { createFileCalls, type TestGateway } from '@ebkit/testing'
import { expect, type Locator } from '@playwright/test'
import type { Walk } from './walkJobs'

const picture = readFileSync(new URL('../../../gateway/assets/products/pagoda.png', import.meta.url))
/** In letters that keys have: the listing goes to what is typed. */
const name = 'jobcover'

/** Puts a picture into the library. */
export async function uploadPicture(gateway: TestGateway): Promise<void> {
  const files = createFileCalls(gateway, await gateway.signIn('admin'))
  await files.upload((await files.tree()).ossDisplayId, `${name}.png`, picture)
}

/** Chooses a picture of the library in a field. */
export async function choosePicture({ page, by }: Pick<Walk, 'page' | 'by'>, target: Locator): Promise<void> {
  const library = page
    .locator('dialog[open]')
    .filter({ has: page.locator('[part=files]') })
    .last()
  const entry = library.locator('[data-key]').filter({ hasText: name }).first()
  await by.press(target.locator('[part=add]'))
  await expect(entry).toBeVisible()
  if (by.hand === 'mouse') await by.press(entry)
  else {
    await by.enter(library.locator('[data-key][tabindex="0"]'))
    await by.type(name)
    await by.keys('Space')
  }
  await by.press(library.locator('[part=confirm]').last())
  await expect(entry).toHaveCount(0)
  await expect(target.locator('[data-status=done]')).toBeVisible()
}
