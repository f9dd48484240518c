import type { Page } from '@playwright/test'
import { SatisfactionWidget } from './support/satisfaction'
import { expect, test } from './support/test'

/** A page that embeds the widget: its address, and the user that the gateway identifies. */
interface Example {
  name: string
  address(servers: { origin: string; partner: string }): string
  widget(page: Page): SatisfactionWidget
  /** Key of the page's rating; the demo's stores run the new UI, hence the prefix. */
  url: string
  userId: string
  /** Signed in at the gateway by cookie; otherwise by token. */
  byCookie: boolean
}

const onPage = (page: Page) => new SatisfactionWidget(page)
const manager = { userId: '100192', byCookie: true }
const clerk = { userId: '100193', byCookie: false }

const examples: Example[] = [
  {
    name: 'plain page',
    address: ({ origin }) => `${origin}/examples/plain.html`,
    widget: onPage,
    url: 'NEW/front-desk/arrivals',
    ...manager,
  },
  {
    name: 'jQuery and Bootstrap page',
    address: ({ origin }) => `${origin}/examples/jquery.html`,
    widget: onPage,
    url: 'NEW/ticket/orders',
    ...manager,
  },
  {
    name: "partner's page of another origin",
    address: ({ partner }) => `${partner}/`,
    widget: onPage,
    url: 'NEW/ticket/orders',
    ...clerk,
  },
  {
    name: 'sandboxed frame',
    address: ({ partner }) => `${partner}/sandbox.html`,
    widget: (page) => new SatisfactionWidget(page.frameLocator('#board')),
    url: 'NEW/gate/board',
    ...clerk,
  },
]

for (const example of examples) {
  test.describe(example.name, () => {
    test.beforeEach(async ({ page, servers, signIn }) => {
      if (example.byCookie) await signIn('manager')
      await page.goto(example.address(servers))
    })

    test('stars and a comment by mouse, stored, there after a reload', async ({
      page,
      ratings,
      elementErrors,
    }) => {
      const widget = example.widget(page)
      await openRating(widget, page)
      await widget.rate(4)
      await widget.comment.fill('导出能不能记住上次勾选的列？')
      await widget.button('提交').click()
      await widget.expectSuccess()
      const stored = { score: 4, description: '导出能不能记住上次勾选的列？', hotel_id: '100101' }
      expect(await ratings()).toEqual([{ ...stored, url: example.url, user_id: example.userId }])

      await page.reload()
      await widget.pageTab.click()
      await widget.expectWritten(4, '导出能不能记住上次勾选的列？')
      expect(elementErrors).toEqual([])
    })

    test('the same with the keyboard alone', async ({ page, ratings, elementErrors }) => {
      const widget = example.widget(page)
      await openRating(widget, page)
      await tabTo(page, widget.star(1))
      for (let score = 1; score < 5; score++) await page.keyboard.press('ArrowRight')
      await tabTo(page, widget.comment)
      await page.keyboard.type('handy')
      await tabTo(page, widget.button('提交'))
      await page.keyboard.press('Enter')
      await widget.expectSuccess()
      const [rating] = await ratings()
      expect(rating).toMatchObject({ url: example.url, score: 5, description: 'handy' })

      await page.reload()
      await tabTo(page, widget.pageTab)
      await page.keyboard.press('Enter')
      await widget.expectWritten(5, 'handy')
      await page.keyboard.press('Escape')
      await widget.expectClosed()
      await expect(widget.pageTab).toBeFocused()
      expect(elementErrors).toEqual([])
    })
  })
}

/** On the first visit the pop-up opens by itself; in a frame without storage only the tab opens it. */
async function openRating(widget: SatisfactionWidget, page: Page): Promise<void> {
  await expect(widget.pageTab).toBeVisible()
  if (page.url().endsWith('/sandbox.html')) {
    await widget.pageTab.focus()
    await page.keyboard.press('Enter')
  }
  await widget.expectRating()
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<SatisfactionWidget['star']>): Promise<void> {
  const isFocused = () => target.evaluate((element) => element.matches(':focus'))
  for (let presses = 0; presses < 60 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
