// Takes the pictures of docs/images, from the console and the examples on a gateway of its own with the demo's data.
//   node --import tsx --conditions=source scripts/docs/pictures.mjs
import { join } from 'node:path'
import { seedRows, startTestGateway } from '@ebkit/testing'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureBrowser } from '../find-browser.mjs'
import { root } from '../workspace/root.mjs'

const gateway = await startTestGateway()
await seedRows(gateway, 0.5)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_FLAGS })
try {
  await takeConsole()
  await takeSatisfaction()
  await takeProductPicker()
} finally {
  await browser.close()
  await gateway.stop()
}

/** The home page of the console, with its charts drawn. */
async function takeConsole() {
  const context = await newContext({ width: 1440, height: 900 })
  const page = await context.newPage()
  await page.goto('/#/dashboard')
  await page.locator('canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(root, 'docs/images/console.png') })
}

/** The rating, half filled in, over the ticket orders of the Bootstrap page. */
async function takeSatisfaction() {
  const page = await openPage('/examples/jquery.html')
  const widget = page.locator('eb-satisfaction')
  await widget.evaluate((element) => element.show())
  await widget.getByRole('radio').nth(3).check({ force: true })
  await widget.getByRole('textbox').fill('退款按钮不好找，能放到订单行里吗？')
  await untilAtRest(widget)
  await page.screenshot({ path: join(root, 'docs/images/satisfaction.png') })
}

/** The product picker with a few products chosen, over the Vue 3 page. */
async function takeProductPicker() {
  const page = await openPage('/examples/vue3.html')
  const picker = page.locator('#shelf')
  await picker.locator('[part=button]').click()
  const free = picker.getByRole('button', { name: /^选择 / })
  for (let chosen = 0; chosen < 3; chosen++) await free.nth(chosen).click()
  await picker.getByRole('list', { name: '已选' }).getByRole('listitem').nth(2).waitFor()
  await page.mouse.move(0, 0)
  await untilAtRest(picker)
  await picker
    .locator('tbody img')
    .last()
    .evaluate((image) => image.decode())
  await page.screenshot({ path: join(root, 'docs/images/product-picker.png') })
}

/** Waits until no animation runs inside an element: the document does not report those in shadow roots. */
function untilAtRest(element) {
  return element.evaluate(({ shadowRoot }) => {
    const all = shadowRoot.getAnimations()
    const passing = all.filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    return Promise.allSettled(passing.map(({ finished }) => finished))
  })
}

async function openPage(path) {
  const context = await newContext({ width: 1080, height: 680 })
  const page = await context.newPage()
  await page.goto(path)
  await page.evaluate(() => window.EB.ready())
  return page
}

/** A context in which a manager is signed in. */
async function newContext(viewport) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 1.5,
    locale: 'zh-CN',
    baseURL: gateway.url,
  })
  const cookies = (await gateway.signIn('manager')).split('; ').map((cookie) => cookie.split('='))
  await context.addCookies(
    cookies.map(([name, ...value]) => ({ name, value: value.join('='), url: gateway.url })),
  )
  return context
}
