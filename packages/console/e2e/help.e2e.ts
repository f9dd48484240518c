import { applications, type Page as DefinedPage } from '@ebkit/domain'
import { type Label, labelText } from '@ebkit/rules/fields'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { openWecomGate } from './support/openWecomGate'

type Guide = Extract<DefinedPage, { kind: 'help' }>
const isGuide = (page: DefinedPage): page is Guide => page.kind === 'help'
const guides = applications.flatMap(({ pages }) => pages as readonly DefinedPage[]).filter(isGuide)

/** Ideographs, and punctuation of Chinese. */
const chinese = /[\u2e80-\u9fff\uff00-\uffef]/
const languages = {
  zh: { name: 'zh-CN', contents: '目录' },
  en: { name: 'en', contents: 'Contents' },
} as const

test('there are three guides', () => {
  expect(guides.map(({ route }) => route).toSorted()).toEqual([
    '/applets/help',
    '/company-wx/Tutorial',
    '/wx/help',
  ])
})

for (const { route, title, outline } of guides)
  for (const [locale, { name, contents }] of Object.entries(languages))
    test(`W-CON-6 the guide ${route} in ${name}: its contents lead to each of its sections, which is in sight and has its texts`, async ({
      page,
      signIn,
      servers: { gateway },
    }) => {
      const label = (text: Label) => labelText(text, locale)
      // one guide stands behind the gate of enterprise messaging
      if (route.startsWith('/company-wx')) await openWecomGate(gateway.sql)
      await page.addInitScript((chosen) => localStorage.setItem('ebkit.console.language', chosen), name)
      await signIn('admin')
      await page.goto(`/#${route}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(title))
      const index = page.getByRole('navigation', { name: contents })
      await expect(index.getByRole('button')).toHaveText(outline.map(({ heading }) => label(heading)))
      for (const [place, { heading, blocks }] of [...outline.entries()].reverse()) {
        const entry = index.getByRole('button', { name: label(heading), exact: true })
        await entry.click()
        await expect(entry).toHaveAttribute('aria-current', 'true')
        await expect(page).toHaveURL(new RegExp(`[?&]section=${place + 1}$`))
        const section = page.getByRole('region', { name: label(heading), exact: true })
        await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
        const [first] = blocks
        if (first && 'text' in first) await expect(section).toContainText(label(first.text))
      }
      if (locale === 'en')
        expect(await page.locator('.eb-page:not([hidden])').innerText()).not.toMatch(chinese)
      await expectAccessible(page)
    })
