import { PackageForm } from './support/packageForm'
import { expect, test } from './support/test'

// Also on Chromium 109, which remembers a failed module for the life of the page.
test('W-CHUNK-3 a calendar that fails to load shows a message in its place, and the button there loads it', async ({
  page,
  servers,
}) => {
  let isCut = true
  let refused = 0
  await page.route(/\/date-panel\.js/, (route) => {
    if (!isCut) return route.continue()
    refused++
    return route.abort()
  })
  const form = new PackageForm(page)
  await form.open(`${servers.partner}/forms/plain`)
  const opens = form.field('opens')
  await opens.getByRole('button', { name: '打开日历' }).click()
  const failure = opens.getByRole('alert')
  await expect(failure).toContainText('页面的一部分没加载出来，检查网络后重试')
  expect(refused).toBeGreaterThan(0)

  isCut = false
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(opens.locator('[data-day]').first()).toBeVisible()
  await expect(failure).toHaveCount(0)
})
