import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications, type Page } from '@ebkit/domain'
import { boardKeys } from './keys/boardKeys'
import { calendarKeys } from './keys/calendarKeys'
import { dashboardKeys, panelKeys } from './keys/dashboardKeys'
import { detailKeys } from './keys/detailKeys'
import { formKeys } from './keys/formKeys'
import { frameKeys } from './keys/frameKeys'
import { helpKeys } from './keys/helpKeys'
import { importKeys } from './keys/importKeys'
import type { KindKeys } from './keys/KeyCase'
import { layoutKeys } from './keys/layoutKeys'
import { listKeys } from './keys/listKeys'
import { reportKeys } from './keys/reportKeys'
import { settingsKeys } from './keys/settingsKeys'
import { treeKeys } from './keys/treeKeys'

/** The tests of each kind. The pages of `custom` have components of their own. */
const kinds: Readonly<Record<Exclude<Page['kind'], 'custom'>, KindKeys>> = {
  board: boardKeys,
  calendar: calendarKeys,
  dashboard: dashboardKeys,
  detail: detailKeys,
  form: formKeys,
  frame: frameKeys,
  help: helpKeys,
  import: importKeys,
  layout: layoutKeys,
  list: listKeys,
  report: reportKeys,
  settings: settingsKeys,
  tree: treeKeys,
}

/** Keys that identify a page, and those without effect: the gateway sends neither `uses` nor `notes`. */
const ofEachPage = ['route', 'kind', 'resource', 'uses', 'notes']

const pages: readonly Page[] = applications.flatMap((application) => application.pages)

const keysOf = (parts: readonly object[]) =>
  [...new Set(parts.flatMap((part) => Object.keys(part)))].filter((key) => !ofEachPage.includes(key)).sort()

function expectTested(kind: string, { cases, without = {} }: KindKeys, parts: readonly object[]): void {
  const inUse = keysOf(parts)
  const seen = new Set(cases.flatMap(({ keys }) => Object.keys(keys)))
  const reasons = Object.keys(without)
  const untested = inUse.filter((key) => !seen.has(key) && !reasons.includes(key))
  assert.deepEqual(untested, [], `keys of ${kind} without a test that they are seen`)
  const needless = reasons.filter((key) => seen.has(key) || !inUse.includes(key))
  assert.deepEqual(needless, [], `keys of ${kind} with a reason that they do not need`)
}

for (const [kind, keys] of Object.entries(kinds))
  test(`each key that a ${kind} uses is tested to be seen, or has a reason`, () => {
    expectTested(
      kind,
      keys,
      pages.filter((page) => page.kind === kind),
    )
  })

test('each key that a panel of a dashboard uses is tested to be seen, or has a reason', () => {
  const panels = pages.flatMap((page) => (page.kind === 'dashboard' ? page.panels : []))
  expectTested('panels', panelKeys, panels)
})
