import { askStore } from '@ebkit/testing'
import { expect, test } from '../../../examples/e2e/support/test'

/** Adds a script to the page and waits until it has run or been refused. */
const addScript = (address: string, type = '') => `new Promise((resolve) => {
  const script = document.createElement('script')
  script.type = ${JSON.stringify(type)}
  script.src = ${JSON.stringify(address)}
  script.onload = () => resolve('ran')
  script.onerror = () => resolve('refused')
  document.head.append(script)
})`

test('an uploaded script does not run in our pages, although the store is on their origin', async ({
  page,
  servers,
}) => {
  const { gateway } = servers
  const keys = await gateway.lendStoreKeys()
  const key = '1001/100101/common/script.js'
  const put = await askStore(keys, 'PUT', key, 'window.ran = true', 'text/javascript')
  expect(put.status).toBe(200)
  await page.goto('/login')
  // The control: a script of our own on this origin does run.
  const own = await page.locator('script[src]').first().getAttribute('src')
  expect(await page.evaluate(addScript(own ?? '', 'module'))).toBe('ran')
  expect(await page.evaluate(addScript(`/eb-store/${key}`))).toBe('refused')
  expect(await page.evaluate('window.ran')).toBeUndefined()
})
