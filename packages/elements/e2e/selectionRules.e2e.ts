import { shareOf, type TestGateway } from '@ebkit/testing'
import { violationsOf } from '../../console/e2e/support/violations'
import { CountedSteps } from './support/CountedSteps'
import { lostInForcedColours } from './support/forcedColours'
import { json } from './support/jsonAttribute'
import { type Language, languages, nameOf } from './support/languages'
import { illegibleTexts } from './support/legibility'
import { Place } from './support/Place'
import { type PickerWithRules, pickersWithRules } from './support/pickersWithRules'
import { expect, test } from './support/test'

/** What is open in a picker while a rule selects its rows. */
const partsOf = ({ dialog, word }: Place) => ({
  rule: dialog.getByRole('checkbox', { name: word('按规则全选', 'Select by rule') }),
  count: dialog.locator('.eb-picker__select-all-bar[aria-busy=false] [role=status]'),
  included: dialog.locator(`[part=choose][aria-label^="${word('已包含', 'Included')}"]`),
  excluded: dialog.locator(`[part=choose][aria-label^="${word('已排除', 'Excluded')}"]`),
  blocked: dialog.locator('tbody [part=choose][aria-disabled=true]'),
})

const markupOf = ({ tag, locked, attributes = '' }: PickerWithRules) =>
  `<${tag} name="chosen" allow-rule ${attributes} filters='${json([locked])}'></${tag}>`

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])

/** The first number of a text that follows what is done. */
const countOf = async (place: Place) => numberIn(await partsOf(place).count.textContent())

const ruleOf = (place: Place) =>
  place.page.evaluate(() => {
    const text = String(new FormData(document.querySelector('form') as HTMLFormElement).get('chosen'))
    return text.startsWith('{') ? JSON.parse(text) : text
  })

/** What the form gets: everything within the locked filter, minus one row, as the gateway evaluates it. */
async function expectRule(place: Place, { of, locked }: PickerWithRules, count: number): Promise<void> {
  const { word } = place
  await expect(place.element).toContainText(word('按规则选中', 'By rule'))
  await expect(place.part('summary')).toContainText(String(count))
  const rule = await ruleOf(place)
  expect(rule).toMatchObject({
    kind: 'rule',
    of,
    filter: { hotelId: place.hotel.hotelId, where: { [locked.name]: locked.value } },
    except: [expect.any(String)],
  })
  const expanded = await place.page.evaluate(async (rule) => {
    const answer = await fetch('/merchant-api/eb/selection-rule/expand', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 'test' },
      body: JSON.stringify({ rule, own: [], pageNum: 1, pageSize: 500 }),
    })
    return (await answer.json()).data
  }, rule)
  expect(expanded.total).toBe(count)
  expect(expanded.keys).not.toContain(rule.except[0])
}

for (const picker of pickersWithRules)
  for (const language of shareOf(languages, 2, picker.tag)) {
    const title = `in ${nameOf[language]}`
    describeTouch(picker, language, title)
    describeKeyboard(picker, language, title)
    describeSaved(picker, language, title)
  }

function describeTouch(picker: PickerWithRules, language: Language, title: string): void {
  test.describe('by touch, 390 px wide', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test(`a rule of ${picker.tag} is made by taps alone ${title}`, async ({ page, openPage, servers }) => {
      await openPage(language, markupOf(picker))
      const place = new Place(page, picker.tag, language, servers.proxy)
      await picker.seed?.(servers.gateway, place.hotel)
      await place.part('button').tap()
      const { rule, count, included, excluded } = partsOf(place)
      await expect(place.dialog.locator('.eb-picker__locked')).toBeVisible()
      await rule.tap()
      await expect(count).toContainText(/\d/)
      const all = await countOf(place)
      await included.first().tap()
      await expect(excluded).toHaveCount(1)
      await expect.poll(() => countOf(place)).toBe(all - 1)
      const { height = 0 } = (await rule.locator('xpath=ancestor::label').boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(24)
      const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
      expect(await place.dialog.evaluate(overflow)).toBe(0)
      await place.part('confirm').tap()
      await expectRule(place, picker, all - 1)
    })
  })
}

function describeKeyboard(picker: PickerWithRules, language: Language, title: string): void {
  test.describe('in forced colours', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

    test(`a rule of ${picker.tag} is made by the keyboard alone ${title}; axe finds nothing, and every state is seen`, async ({
      page,
      openPage,
      servers,
    }) => {
      await openPage(language, markupOf(picker))
      const place = new Place(page, picker.tag, language, servers.proxy)
      await picker.seed?.(servers.gateway, place.hotel)
      const { dialog } = place
      const steps = new CountedSteps(page, 'keyboard')
      await steps.reach(place.part('button'))
      await steps.keys('Enter')
      await expect(dialog.locator('tbody tr').first()).toBeVisible()
      const { rule, count, included, excluded, blocked } = partsOf(place)
      await steps.reach(rule)
      const unchecked = await rule.screenshot()
      await steps.keys('Space')
      await expect(count).toContainText(/\d/)
      expect((await rule.screenshot()).equals(unchecked), 'a checked box looks like another').toBe(false)
      const all = await countOf(place)
      await steps.reach(included.first())
      await steps.keys('Enter')
      await expect(excluded).toHaveCount(1)
      await expect.poll(() => countOf(place)).toBe(all - 1)
      await expect(excluded.first()).toBeFocused()
      // Reasons are read out, and nothing excludes a row that cannot be chosen.
      if ((await blocked.count()) > 0) {
        await steps.reach(blocked.first(), 'ArrowDown')
        await expect(blocked.first()).not.toBeEmpty()
        await steps.keys('Enter')
        await expect(excluded).toHaveCount(1)
      }
      expect(await violationsOf(page, place.tag)).toEqual([])
      expect(await illegibleTexts(page, place.tag)).toEqual([])
      expect(await lostInForcedColours(page, place.tag)).toEqual([])
      await steps.keys('Control+Enter')
      await expect(dialog).toHaveCount(0)
      await expectRule(place, picker, all - 1)
      expect(await violationsOf(page, place.tag)).toEqual([])
      expect(await lostInForcedColours(page, place.tag)).toEqual([])
    })
  })
}

/** A row of its own that is within the locked filter: removing it disturbs nothing else. */
async function insertRow({ sql }: TestGateway, { table, id, name, key }: PickerWithRules, hotelId: string) {
  const columns = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join()
  const [row] = await sql<{ key: string }>(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table},
       (select to_jsonb(one) || jsonb_build_object('${id}', $2::text, '${name}', $2::text) from ${table} one where hotel_id = $1 limit 1))
     returning ${key} as key`,
    [hotelId, `${table}-that-goes`],
  )
  return {
    key: row?.key ?? '',
    remove: () => sql(`delete from ${table} where ${id} = $1`, [`${table}-that-goes`]),
  }
}

function describeSaved(picker: PickerWithRules, language: Language, title: string): void {
  test(`before a form is saved ${picker.tag} reads its rows once more ${title}: one that is gone is named, stays, and holds the form`, async ({
    page,
    openPage,
    servers: { gateway, proxy },
  }) => {
    const { tag, of, locked, seed } = picker
    await openPage(language, markupOf(picker))
    const place = new Place(page, tag, language, proxy)
    const { element, hotel, word } = place
    await seed?.(gateway, hotel)
    const { key, remove } = await insertRow(gateway, picker, hotel.hotelId)
    const recheck = () =>
      element.evaluate((picker) => (picker as unknown as { recheck(): Promise<unknown> }).recheck())
    const isValid = () =>
      element.evaluate((picker) => (picker as unknown as HTMLInputElement).checkValidity())
    const gone = place.part('summary').getByText(word('已不存在', 'No longer exists'))
    const filter = { hotelId: hotel.hotelId, where: { [locked.name]: locked.value } }
    const rule = { kind: 'rule', of, filter, except: [key] }
    await place.set('value', key)
    await expect(place.part('summary').locator('b').first()).toBeVisible()
    expect(await recheck()).not.toContainEqual({ key, reason: 'gone' })
    await remove()

    expect(await recheck()).toEqual([{ key, reason: 'gone' }])
    await expect(gone).toBeVisible()
    expect(await ruleOf(place)).toBe(key)
    expect(await isValid()).toBe(false)
    await place.call('reportValidity')
    await expect(place.part('message')).toContainText(word('移除后再提交', 'remove to submit'))
    expect(await violationsOf(page, tag)).toEqual([])

    // What a rule leaves out may be gone: it is named, and the rule selects what it selected.
    await place.set('value', JSON.stringify(rule))
    await expect(place.part('summary')).toContainText(word('按规则选中', 'By rule'))
    expect(await recheck()).toEqual([{ key, reason: 'gone' }])
    await expect(gone).toBeVisible()
    expect(await ruleOf(place)).toEqual(rule)
    expect(await isValid()).toBe(true)
  })
}
