import { expect, test } from './support/test'

const markup = (label: string) => `<eb-select id="select" name="size" label="${label}"
  options='[{"value":"s","label":"S"},{"value":"m","label":"M"}]'></eb-select>`

test.skip(({ elementSource }) => elementSource !== 'script tag', 'packages hold their texts')

test('an element whose language file does not load shows an error, and retry loads the file', async ({
  page,
  openPage,
}) => {
  const errors = page.waitForEvent('console', (message) => message.text().startsWith('told '))
  await page.addInitScript(() =>
    document.addEventListener('eb-error', (event) =>
      console.info('told', (event as CustomEvent).detail.code),
    ),
  )
  let isCut = true
  let asked = 0
  await page.route('**/eb-select.en.js*', (route) => {
    asked++
    return isCut ? route.abort() : route.continue()
  })
  await openPage('en', markup('Size'))
  const select = page.locator('eb-select')
  await expect(select.getByRole('alert')).toContainText('Could not load')
  expect((await errors).text()).toBe('told load-failed')
  expect(asked).toBeGreaterThan(0)
  isCut = false
  await select.getByRole('button', { name: 'Retry' }).click()
  await expect(select.getByRole('combobox')).toBeVisible()
  await expect(select.getByRole('alert')).toHaveCount(0)
})

test('a new language is shown as soon as its texts have loaded; the previous one stays until then', async ({
  page,
  openPage,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/eb-select.en.js', async (route) => {
    await held
    await route.continue()
  })
  await openPage('zh', markup('尺寸'))
  const select = page.locator('eb-select')
  const inner = select.locator('.eb-element')
  await expect(select.getByRole('combobox')).toBeVisible()
  const asked = page.waitForRequest('**/eb-select.en.js')
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'))
  await asked
  await expect(inner).toHaveAttribute('lang', 'zh-CN')
  await expect(select).toContainText('选择')
  release()
  await expect(inner).toHaveAttribute('lang', 'en')
  await expect(select).not.toContainText('选择')
})
