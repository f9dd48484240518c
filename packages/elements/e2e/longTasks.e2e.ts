import type { Page } from '@playwright/test'
import { wordDocument, wordNames } from '../../widgets/src/rich-text/testing/wordHtml'
import { longestTask } from './support/longestTask'
import { slowness } from './support/slowness'
import { expect, test } from './support/test'

/** Nothing blocks the page around for longer, on a machine that is as fast as the one where 30 at most were measured. */
const limit = 50

test('the measure sees what blocks a page', async ({ page, openPage }) => {
  await openPage('en', '')
  const busy = (milliseconds: number) => () =>
    page.evaluate((time) => {
      const end = performance.now() + time
      while (performance.now() < end);
    }, milliseconds)
  // On a shared processor less than all of it is ours.
  expect(await longestTask(page, busy(400))).toBeGreaterThan(limit)
  expect(await longestTask(page, busy(1))).toBeLessThan(limit)
})

async function expectShort(page: Page, tasks: Record<string, number>) {
  const longest = limit * (await slowness(page))
  for (const [what, time] of Object.entries(tasks)) expect.soft(time, what).toBeLessThan(longest)
}

/** 10 menus with 10 menus each, and 49 permissions in each of those: 5,010 rows. Every second one is granted. */
const permissions = () => {
  const menu = (menuId: string, subList: object[]) => ({ menuId, menuName: `Menu ${menuId}`, subList })
  const ten = Array.from({ length: 10 }, (_, index) => index)
  const codes: string[] = []
  const entries = (own: string) =>
    Array.from({ length: 49 }, (_, index) => {
      const permission = `${own}:${index}`
      if (index % 2) codes.push(permission)
      return { menuId: permission, menuName: `Action ${index}`, menuType: 2, permission }
    })
  const nodes = ten.map((one) =>
    menu(
      `${one}`,
      ten.map((two) => menu(`${one}.${two}`, entries(`${one}.${two}`))),
    ),
  )
  return { nodes, codes }
}

const given = (page: Page) =>
  page.locator('eb-permission-tree').evaluate((tree) => Reflect.get(tree, 'value'))

test('eb-permission-tree with 5,000 nodes: opening, unfolding, granting all, searching and typing block nothing', async ({
  page,
  openPage,
}) => {
  await openPage('en', '<eb-permission-tree name="codes" type="eb"></eb-permission-tree>')
  const rows = page.getByRole('treeitem')
  const search = page.getByRole('searchbox')
  await expect(search).toBeVisible()
  const data = await page.evaluateHandle((own) => own, permissions())
  const tasks: Record<string, number> = {}
  const time = async (name: string, act: () => Promise<unknown>) => {
    tasks[name] = await longestTask(page, act)
  }
  const keys =
    (...pressed: string[]) =>
    async () => {
      for (const key of pressed) await page.keyboard.press(key)
    }
  await time('opening', () =>
    data.evaluate(({ nodes, codes }) =>
      Object.assign(document.querySelector('eb-permission-tree') as Element, { nodes, selection: codes }),
    ),
  )
  await expect(rows).toHaveCount(10)
  await rows.first().focus()
  await time('unfolding all menus', keys('*', 'ArrowDown'))
  await time('unfolding all menus of one', keys('*'))
  await time('to the last', keys('End'))
  await time('to the first', keys('Home'))
  await time('granting a menu', keys('Space'))
  await expect(rows.first()).toHaveAttribute('aria-checked', 'true')
  await time('granting everything', () => page.getByRole('button', { name: 'Select all' }).click())
  await expect.poll(() => given(page)).toBe('all')
  await time('taking everything away', () => page.getByRole('button', { name: 'Select none' }).click())
  await expect.poll(() => given(page)).toBe('')
  await search.click()
  for (const letters of ['A', 'ction ', '4', '7'])
    await time(`typing ${letters}`, () => page.keyboard.insertText(letters))
  await expect(rows.filter({ hasText: 'Action 47' }).first()).toBeVisible()
  await time('granting all that is found', () => page.getByRole('button', { name: 'Select all' }).click())
  await expect.poll(async () => (await given(page)).split(',').length).toBe(100)
  await time('only what has changed', () => page.getByText('Changes only').click())
  await time('ending the search', () => search.fill(''))
  await expectShort(page, tasks)
  expect(await rows.count(), 'rows drawn').toBeLessThan(60)
})

const word = wordDocument(process.env.EB_SOAK ? 5_000_000 : 1_000_000)

test('eb-rich-text: Word of some megabytes is pasted, typed into and scrolled without blocking, and nothing is lost', async ({
  page,
  openPage,
}) => {
  test.setTimeout(process.env.EB_SOAK ? 600_000 : 120_000)
  await openPage('en', '<eb-rich-text name="text"></eb-rich-text>')
  const text = page.locator('eb-rich-text').getByRole('textbox')
  await text.click()
  const data = await page.evaluateHandle((html) => {
    const transfer = new DataTransfer()
    transfer.setData('text/html', html)
    return transfer
  }, word.html)
  const value = () => page.locator('eb-rich-text').evaluate((own) => String(Reflect.get(own, 'value')))
  const tasks: Record<string, number> = {}
  const time = async (name: string, act: () => Promise<unknown>) => {
    tasks[name] = await longestTask(page, act)
  }
  await time('pasting', () =>
    data.evaluate((clipboardData) =>
      new Promise((resolve) => {
        const element = document.querySelector('eb-rich-text')
        element?.addEventListener('eb-input', resolve, { once: true })
        const options = { clipboardData, bubbles: true, cancelable: true, composed: true }
        element?.shadowRoot
          ?.querySelector('[role=textbox]')
          ?.dispatchEvent(new ClipboardEvent('paste', options))
      }).then(() => {}),
    ),
  )
  const pasted = await value()
  for (let part = 0; part < word.parts; part++)
    for (const name of wordNames(part)) expect(pasted, name).toContain(`>${name}<`)
  const last = wordNames(word.parts - 1).at(-1)
  await expect(text.getByRole('cell', { name: last, exact: true })).toBeInViewport()
  for (const letter of 'abc') await time(`typing ${letter}`, () => page.keyboard.press(letter))
  await expect.poll(async () => (await value()).length).toBe(pasted.length + 3)
  await time('to the start', () => page.keyboard.press('Control+Home'))
  await expect(text.getByRole('heading', { name: 'H0', exact: true })).toBeInViewport()
  await text.hover()
  await time('scrolling', () => page.mouse.wheel(0, 20_000))
  await time('to the end', () => page.keyboard.press('Control+End'))
  await expect(text.getByRole('cell', { name: /abc$/ })).toBeInViewport()
  await expectShort(page, tasks)
})

test('eb-rich-text: in a long text the caret moves by lines, also from out of sight', async ({
  page,
  openPage,
}) => {
  await openPage('en', '<eb-rich-text name="text"></eb-rich-text>')
  const element = page.locator('eb-rich-text')
  const text = element.getByRole('textbox')
  await expect(text).toBeVisible()
  await element.evaluate((own) => {
    const cells = (row: number) => [1, 2].map((cell) => `<td><p>row ${row} cell ${cell}</p></td>`).join('')
    const rows = Array.from(
      { length: 800 },
      (_, row) => `<p>line ${row}</p><table><tbody><tr>${cells(row)}</tr></tbody></table>`,
    )
    Object.assign(own, { value: `${rows.join('')}<p>the end</p>` })
  })
  await text.click()
  /** Where the caret is. */
  const line = () =>
    element.evaluate((own) => (own.shadowRoot as unknown as Document).getSelection()?.anchorNode?.textContent)
  const away = (by: number) => async () => {
    await text.hover()
    await page.mouse.wheel(0, by)
  }
  const press = async (key: string, expected: string) => {
    await page.keyboard.press(key)
    await expect.poll(line, key).toBe(expected)
  }
  await press('Control+End', 'the end')
  await away(-20_000)()
  await press('ArrowUp', 'row 799 cell 2')
  await away(-20_000)()
  await press('ArrowUp', 'line 799')
  await press('Control+Home', 'line 0')
  await away(20_000)()
  await press('ArrowDown', 'row 0 cell 1')
  const drawn = await text.evaluate((own) => {
    const blocks = [...own.children]
    return [
      blocks.length,
      blocks.filter((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .length,
    ]
  })
  expect(drawn[0]).toBe(1601)
  expect(drawn[1], 'tables that are drawn').toBeGreaterThan(0)
  expect(drawn[1], 'tables that are drawn').toBeLessThan(300)
})
