import type { Label } from '@ebkit/rules/fields'
import type { AfterSaving } from './AfterSaving'
import type { HelpSection } from './HelpSection'
import type { DrawerList, ListView, RelatedList, SubList } from './ListView'
import type { Chart, Dimension, ListFigure, Metric } from './Metric'
import type { PageAction, PageLink } from './PageAction'
import type { Panel } from './Panel'
import type { Section, SettingsSection } from './Section'

interface PageOfKind<Kind extends string> {
  /** The route, exactly as in the table of routes. */
  readonly route: string
  readonly kind: Kind
  readonly title: Label
  /** Tags of widgets beyond those of the page's kind. */
  readonly uses?: readonly string[]
  /** Requirements that the other keys cannot express, for implementers. */
  readonly notes?: string
}

interface PageOfResource<Kind extends string> extends PageOfKind<Kind> {
  /** Name of the page's resource. */
  readonly resource: string
  /** A fixed condition on the rows. New rows start with its values. */
  readonly where?: string
}

/** The open row in a drawer, on pages without a form or detail page. Without `sections` it shows all fields. */
export interface Drawer {
  /** Its form is as wide as a form of a page. Default false. */
  readonly isWide?: boolean
  /** The sections of its form are tabs, and each list of `related` has one beside them. Default: one below the other. */
  readonly hasTabs?: boolean
  /** Stands below the code of a row, beside its name: what scanning it leads to. Default: nothing. */
  readonly codeCaption?: Label
  readonly sections?: readonly Section[]
  readonly related?: readonly RelatedList[]
  readonly actions?: readonly PageAction[]
  /** Shows the row's audit trail. Default false. */
  readonly timeline?: boolean
}

/** Figures of a list for each value of a field. */
export interface ListSummary {
  readonly by: string
  /** Of the button that shows it. */
  readonly label: Label
}

export interface ListPage extends PageOfResource<'list'>, ListView {
  /** `all`: its rows are those of all stores that the user sees. Default: of the tab's store. */
  readonly stores?: 'all'
  /** Figures above the list, of all rows that it is filtered by. */
  readonly figures?: readonly ListFigure[]
  /** The same figures for each value of a field. */
  readonly summaries?: readonly ListSummary[]
  /** Its tabs say how many rows each has: for lists that are short enough to be counted each time. Default false. */
  readonly tabCounts?: boolean
  /** The days that it opens with, of its `dateRange`. Default: all. */
  readonly range?: 'TODAY'
  /** Seconds between two readings. Default: it is read when it opens. */
  readonly refresh?: number
  /** The field by which the rows are grouped, which is the first that they are sorted by. */
  readonly groups?: string
  /** A position: the rows are also seen on a map, whose markers have the colours of their states. Default: only as a list. */
  readonly map?: string
  /** The field with what a row unfolds to. */
  readonly unfold?: string
  /** A row whose key the address has as a parameter of the key's name is opened. Default: the list is filtered by it. */
  readonly opensByKey?: boolean
  readonly drawer?: Drawer
  readonly drawers?: readonly DrawerList[]
  readonly subLists?: readonly SubList[]
}

/** A question before a row is saved. */
export interface FormQuestion {
  /** A condition on the row as it is stored. */
  readonly when: string
  /** `{name}` is a field of the row. */
  readonly text: Label
}

export interface FormPage extends PageOfResource<'form'> {
  readonly modes: readonly ('add' | 'edit' | 'copy')[]
  /** The parameter of the route or query that contains the key. */
  readonly param?: string
  readonly sections: readonly Section[]
  /** The route to open after saving. */
  readonly after: string
  /** Asked before a row is saved that meets a condition as it is stored. */
  readonly question?: FormQuestion
  /** Where saving is refused, the first field with a problem is opened. Default: the list of problems is. */
  readonly opensProblem?: boolean
  /** What else may be done with a row that was saved. */
  readonly andThen?: AfterSaving
  /** Initial values of a new row. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** Fields that a copy begins without. */
  readonly copiesWithout?: readonly string[]
  /** What a copy has behind its name, as long as there is room. */
  readonly copySuffix?: Label
  /** Initial values that parameters of the address bring, by parameter; in texts `{name}` is its value. */
  readonly presetBy?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>
  readonly actions?: readonly PageAction[]
  readonly timeline?: boolean
}

export interface DetailPage extends PageOfResource<'detail'>, Drawer {
  readonly param: string
  readonly sections: readonly Section[]
}

export interface SettingsPage extends PageOfResource<'settings'> {
  readonly sections: readonly SettingsSection[]
  /**
   * The parameter of the route that names the section in front: its sections are tabs then, and the first is in front where it names
   * none. Default: one below the other.
   */
  readonly param?: string
  /** The route to open after saving, and to go back to. Default: they stay open. */
  readonly after?: string
  readonly actions?: readonly PageAction[]
  readonly related?: readonly RelatedList[]
}

export interface TreePage extends PageOfResource<'tree'>, ListView {
  /** A `bool` field: where it is false, the row and all below it are hidden from guests. */
  readonly shownBy?: string
  /** A column whose number, pressed in the tree, opens another field of the row to be chosen. */
  readonly chooser?: { readonly column: string; readonly field: string }
  readonly sections?: readonly Section[]
}

export interface CalendarPage extends PageOfResource<'calendar'>, Partial<ListView> {
  readonly dateField: string
  readonly laneField: string
  /** The reference whose rows are shown, of one row at a time. Default: all rows are shown. */
  readonly subjectField?: string
  /** Fields shown in a day of the calendar. */
  readonly cell: readonly string[]
  /** A whole number that a press on a row changes where it stands. Default: a press opens the row. */
  readonly inPlace?: string
  readonly sections?: readonly Section[]
}

export interface BoardPage extends PageOfResource<'board'>, Partial<ListView> {
  readonly groupBy: string
  /** Fields shown on a card. */
  readonly card: readonly string[]
  /** How the cards of a column are sorted: `expectedTime asc`. Default: the newest first. */
  readonly order?: string
  /** Seconds between two readings. Default: it is read when it opens. */
  readonly refresh?: number
  /** The days that it opens with, of its `dateRange`. Default: all. */
  readonly range?: 'TODAY'
  /** Columns that are closed at first. They show only how many cards they have. */
  readonly folded?: readonly string[]
  readonly sections?: readonly Section[]
  /** An open row shows its audit trail. Default false. */
  readonly timeline?: boolean
}

/** Figures of a resource's rows, and what they are grouped and filtered by. */
export interface ReportView {
  /** The resource whose rows are counted. */
  readonly source: string
  /** The date field of the period. */
  readonly time: string
  readonly where?: string
  /** A `list` field: each of its entries is counted, with its row. `items.name` is a field of an entry. Default: the rows. */
  readonly each?: string
  readonly metrics: readonly Metric[]
  readonly dimensions: readonly Dimension[]
  readonly charts: readonly Chart[]
  readonly filters: readonly string[]
  readonly columns?: readonly string[]
  readonly rowActions?: readonly PageLink[]
  readonly related?: readonly RelatedList[]
}

/** Further figures of a report, on a tab of their own. */
export interface ReportTab extends ReportView {
  /** In the address: `?tab=name`. */
  readonly name: string
  readonly title: Label
  /** No tab: a strip of its figures below those of the page, for the same days and, by its filters, the same rows. */
  readonly isStrip?: boolean
}

export interface ReportPage extends PageOfKind<'report'>, ReportView {
  readonly export?: boolean
  /** The query parameter with the value that its first filter begins with. */
  readonly param?: string
  /** The days that it opens with. Default: the last 30. */
  readonly range?: 'MONTH'
  readonly tabs?: readonly ReportTab[]
  /** What the tab of its own figures is called. Default: its title. */
  readonly tabTitle?: Label
}

export interface DashboardPage extends PageOfKind<'dashboard'> {
  readonly panels: readonly Panel[]
  readonly drawers?: readonly DrawerList[]
}

export interface ImportPage extends PageOfResource<'import'> {
  readonly columns: readonly string[]
  readonly param?: string
  readonly after?: string
  /** The resource that has one row for each import. */
  readonly batch?: string
  readonly subLists?: readonly SubList[]
}

export interface HelpPage extends PageOfKind<'help'> {
  readonly outline: readonly HelpSection[]
}

export interface FramePage extends PageOfKind<'frame'> {
  /** Which address the page embeds, and where it comes from. */
  readonly source: string
}

export interface LayoutPage extends PageOfKind<'layout'> {
  readonly tabs: readonly PageLink[]
  /** Its address leads to the first of them. Default: it shows them all. */
  readonly opensFirst?: true
}

export interface CustomPage extends PageOfKind<'custom'> {
  /** The React component of the console, in PascalCase. */
  readonly component: string
  readonly resource?: string
  readonly param?: string
  /** Further resources whose rows the component shows. */
  readonly shows?: readonly string[]
  /** Names of the actions that the component offers on rows. */
  readonly offers?: readonly string[]
  readonly widgets: readonly string[]
  readonly calls: readonly string[]
  /** Fields by which it asks for rows of its resource, besides the key. */
  readonly filters?: readonly string[]
  /** Lists on it, of other resources. */
  readonly subLists?: readonly SubList[]
  /** Numbered sentences; each can be tested by itself. */
  readonly behaviours: readonly string[]
}

/** The page of a route. */
export type Page =
  | BoardPage
  | CalendarPage
  | CustomPage
  | DashboardPage
  | DetailPage
  | FormPage
  | FramePage
  | HelpPage
  | ImportPage
  | LayoutPage
  | ListPage
  | ReportPage
  | SettingsPage
  | TreePage
