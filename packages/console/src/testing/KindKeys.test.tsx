import type { ComponentType } from 'react'
import { DashboardPage } from '../dashboard/DashboardPage'
import { DetailPage } from '../detail/DetailPage'
import { FormPage } from '../form/FormPage'
import { FramePage } from '../frame/FramePage'
import { HelpPage } from '../help/HelpPage'
import { ImportPage } from '../import/ImportPage'
import { LayoutPage } from '../layout/LayoutPage'
import { ListPage } from '../list/ListPage'
import { ReportPage } from '../report/ReportPage'
import { SettingsPage } from '../settings/SettingsPage'
import { expectKeys } from './expectKeys'
import { panelFigures, reportFigures } from './figures'
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
import { paintPage } from './paintPage'
import { slotRows, slots } from './slots'

interface Kind {
  readonly Page: ComponentType<never>
  readonly keys: KindKeys
  /** The usual definition. */
  readonly page: object
  /** Additions to its resource. */
  readonly resource?: object
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
  readonly answers?: Readonly<Record<string, (query: Readonly<Record<string, unknown>>) => unknown>>
}

const place = { name: 'place', label: { zh: '位置' }, type: 'geo' }
const sections = [{ title: { zh: '场次' }, fields: ['slotName', 'total'] }]
const metrics = [{ name: 'n', label: { zh: '场次' }, agg: 'count' }]
const report = { source: 'slot', time: 'day', metrics, dimensions: ['status'], charts: [], filters: [] }

const kinds: Readonly<Record<string, Kind>> = {
  list: {
    ...{ Page: ListPage, keys: listKeys, answers: { getReport: reportFigures } },
    page: { columns: ['slotName', 'total'], search: [], filters: [] },
  },
  form: {
    ...{ Page: FormPage, keys: formKeys },
    page: { modes: ['add', 'edit', 'copy'], param: 'slotId', after: '/slots', sections },
  },
  detail: { Page: DetailPage, keys: detailKeys, page: { param: 'slotId', sections, actions: [] } },
  settings: {
    ...{ Page: SettingsPage, keys: settingsKeys, page: { sections } },
    // the row of settings is read without a key
    ...{ resource: { singleton: true }, rows: [{ ...slotRows[0], slotId: undefined }] },
  },
  report: { Page: ReportPage, keys: reportKeys, page: report, answers: { getReport: reportFigures } },
  dashboard: {
    Page: DashboardPage,
    keys: dashboardKeys,
    page: { panels: [] },
    answers: { getReport: panelFigures },
  },
  help: { Page: HelpPage, keys: helpKeys, page: { outline: [] } },
  frame: {
    Page: FramePage,
    keys: frameKeys,
    page: {},
    answers: { getFrameAddress: () => ({ origins: [] }) },
  },
  layout: { Page: LayoutPage, keys: layoutKeys, page: { tabs: [] } },
  import: { Page: ImportPage, keys: importKeys, page: { columns: ['slotName'] } },
}

const resource = { ...slots, fields: [...slots.fields, place] }

describe('each key of a definition is seen: with it is what is not without it', () => {
  for (const [name, kind] of Object.entries(kinds))
    it(`of a ${name}`, async () => {
      const { Page, keys, answers = {}, rows = slotRows } = kind
      await expectKeys(keys.cases, ({ besides, query, ...given }, own) =>
        paintPage(Page, {
          page: { kind: name, ...kind.page, ...besides, ...own },
          resource: { ...resource, ...kind.resource, ...given.resource },
          ...{ rows, query, answers },
        }),
      )
    }).timeout(60_000)

  it('of a panel of a dashboard', async () => {
    await expectKeys(panelKeys.cases, (given, own) =>
      paintPage(DashboardPage, {
        page: { kind: 'dashboard', panels: [{ title: { zh: '概览' }, ...given.besides, ...own }] },
        ...{ resource, rows: slotRows, query: given.query, answers: { getReport: panelFigures } },
      }),
    )
  }).timeout(60_000)
})
