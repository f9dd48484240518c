import type { Page } from '@ebkit/domain'
import { laterPart } from '@ebkit/widgets/later'
import type { ComponentType, ReactNode } from 'react'
import type { PageProps } from './PageProps'
import { PageSkeleton } from './PageSkeleton'

const [useBoard, fetchBoard] = laterPart(() => import('../board/BoardPage'))
const [useCalendar, fetchCalendar] = laterPart(() => import('../calendar/CalendarPage'))
const [useCustom, fetchCustom] = laterPart(() => import('../custom/CustomPage'))
const [useDashboard, fetchDashboard] = laterPart(() => import('../dashboard/DashboardPage'))
const [useDetail, fetchDetail] = laterPart(() => import('../detail/DetailPage'))
const [useForm, fetchForm] = laterPart(() => import('../form/FormPage'))
const [useFrame, fetchFrame] = laterPart(() => import('../frame/FramePage'))
const [useHelp, fetchHelp] = laterPart(() => import('../help/HelpPage'))
const [useImport, fetchImport] = laterPart(() => import('../import/ImportPage'))
const [useLayout, fetchLayout] = laterPart(() => import('../layout/LayoutPage'))
const [useList, fetchList] = laterPart(() => import('../list/ListPage'))
const [useReport, fetchReport] = laterPart(() => import('../report/ReportPage'))
const [useSettings, fetchSettings] = laterPart(() => import('../settings/SettingsPage'))
const [useTree, fetchTree] = laterPart(() => import('../tree/TreePage'))

type Kind = Page['kind']

/** A kind of page: the component that renders it once it is loaded, and a function that starts loading it. */
export interface KindPart {
  readonly Page: ComponentType<PageProps>
  load(): Promise<void>
}

const shown = (Component: ComponentType<never> | undefined, failure: ReactNode, props: PageProps) => {
  const Loaded = Component as ComponentType<PageProps> | undefined
  return Loaded ? <Loaded {...props} /> : (failure ?? <PageSkeleton />)
}

/** The kinds of pages that are built. The code of a kind is loaded when its first page is opened. @spec W-CHUNK-1 */
export const kindParts: Partial<Record<Kind, KindPart>> = {
  board: {
    load: fetchBoard,
    Page: function Board(props) {
      const { BoardPage, failure } = useBoard(true)
      return shown(BoardPage, failure, props)
    },
  },
  calendar: {
    load: fetchCalendar,
    Page: function Calendar(props) {
      const { CalendarPage, failure } = useCalendar(true)
      return shown(CalendarPage, failure, props)
    },
  },
  custom: {
    load: fetchCustom,
    Page: function Custom(props) {
      const { CustomPage, failure } = useCustom(true)
      return shown(CustomPage, failure, props)
    },
  },
  dashboard: {
    load: fetchDashboard,
    Page: function Dashboard(props) {
      const { DashboardPage, failure } = useDashboard(true)
      return shown(DashboardPage, failure, props)
    },
  },
  detail: {
    load: fetchDetail,
    Page: function Detail(props) {
      const { DetailPage, failure } = useDetail(true)
      return shown(DetailPage, failure, props)
    },
  },
  form: {
    load: fetchForm,
    Page: function Form(props) {
      const { FormPage, failure } = useForm(true)
      return shown(FormPage, failure, props)
    },
  },
  frame: {
    load: fetchFrame,
    Page: function Frame(props) {
      const { FramePage, failure } = useFrame(true)
      return shown(FramePage, failure, props)
    },
  },
  help: {
    load: fetchHelp,
    Page: function Help(props) {
      const { HelpPage, failure } = useHelp(true)
      return shown(HelpPage, failure, props)
    },
  },
  import: {
    load: fetchImport,
    Page: function Import(props) {
      const { ImportPage, failure } = useImport(true)
      return shown(ImportPage, failure, props)
    },
  },
  layout: {
    load: fetchLayout,
    Page: function Layout(props) {
      const { LayoutPage, failure } = useLayout(true)
      return shown(LayoutPage, failure, props)
    },
  },
  list: {
    load: fetchList,
    Page: function List(props) {
      const { ListPage, failure } = useList(true)
      return shown(ListPage, failure, props)
    },
  },
  report: {
    load: fetchReport,
    Page: function Report(props) {
      const { ReportPage, failure } = useReport(true)
      return shown(ReportPage, failure, props)
    },
  },
  settings: {
    load: fetchSettings,
    Page: function Settings(props) {
      const { SettingsPage, failure } = useSettings(true)
      return shown(SettingsPage, failure, props)
    },
  },
  tree: {
    load: fetchTree,
    Page: function Tree(props) {
      const { TreePage, failure } = useTree(true)
      return shown(TreePage, failure, props)
    },
  },
}
