import type { Http } from '@ebkit/core/http'
import type { ListFilters } from '@ebkit/core/list'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Option } from '@ebkit/rules/fields'
import type { PermissionNode } from '@ebkit/widgets/permission-tree'
import type { ComponentType } from 'react'
import type { PageProps } from '../pages/PageProps'
import type { RowsOptions } from '../rows/useRows'

type Values = Readonly<Record<string, unknown>>

/** What a form gives to what it has beyond its fields. */
export interface FormAdditionProps {
  readonly resource: PageResource
  readonly references: ConsolePage['references']
  readonly mode: 'add' | 'edit' | 'copy'
  /** Key of the row that is edited or copied. */
  readonly id: string | undefined
  /** What the form has now; empty until the row has come. */
  readonly values: Values
  /** The row as it is stored, of settings. Undefined until it has come, and for other forms. */
  readonly stored?: Values | undefined
  /** Writes a value of the form, as if it had been typed. */
  setValue(name: string, value: unknown): void
  /** Shows a field and gives it the focus. */
  focusField(name: string): void
  /** Looks at the form as saving does, and shows what is wrong. @returns whether nothing is */
  validate(): Promise<boolean>
  /** Asked before the form is saved; false keeps it from that. Undefined: nothing is asked any more. */
  onBeforeSave(ask: ((values: Values) => PromiseLike<boolean>) | undefined): void
}

/** What a form has beyond its fields: a preview that follows what is typed, a line under it, help. */
export interface FormAddition {
  /**
   * `beside` stands at the end of the line, and below the form where the window is narrow. A name of a field: below that
   * field, while it is shown.
   */
  readonly place: 'above' | 'beside' | 'below' | { readonly field: string }
  readonly Part: ComponentType<FormAdditionProps>
  /** Beside the button that saves. Default: nothing. */
  readonly Foot?: ComponentType<FormAdditionProps>
}

/** What a list shows now. */
export interface ShownRows {
  /** Everything that its rows meet. Empty: all. */
  readonly filter: string
  readonly search: string
  readonly filters: ListFilters
}

/** What a list gives to what it has beyond its kind. */
export interface ListAdditionProps extends PageProps<'list'> {
  /** Undefined until its first rows have come. */
  readonly shown: ShownRows | undefined
  /** Filters it by these; an empty object takes all filters away. */
  setFilters(filters: ListFilters): void
  /** Reads its rows again. */
  reload(): void
}

/** What a list has above its tabs, or in its toolbar: a bar that warns, a box, figures that filter. */
export type ListAddition = ComponentType<ListAdditionProps>

/** What a board or tree gives to what it has before its buttons. */
export type SheetAdditionProps = Pick<PageProps<'board' | 'tree'>, 'resources'>

/** What a board gives to what it has beside its columns. */
export interface BoardSideProps {
  readonly resource: PageResource
  /** Seconds between two readings. Default: one. */
  readonly every: number | undefined
  /** Another number: something was done, read again. */
  readonly generation: number
  /** The card that is carried now. */
  readonly carried: Row | undefined
  /** Which rows are the cards of a column. */
  questionOf(column: string): RowsOptions
  /** The card that was carried is put down here. */
  putDown(): void
  /** Runs an action on rows with what it asks for. */
  run(action: string, keys: readonly string[], values: Values): void
  /** Asks for what an action of several rows needs, and runs it. */
  ask(action: string, rows: readonly Row[]): void
}

/** What the page of a row gives to what it has beyond its facts. */
export interface DetailAdditionProps extends PageProps<'detail'> {
  readonly resource: PageResource
  readonly row: Row
  /** Reads the row again. */
  reload(): void
}

/** What the page of a row has beyond its facts. */
export interface DetailAddition {
  readonly Above?: ComponentType<DetailAdditionProps>
  readonly Below?: ComponentType<DetailAdditionProps>
  /** Fields that it shows in its own way. */
  readonly instead?: readonly string[]
}

/** What the drawer of a list's row gives to what it has below its facts. */
export interface DrawerAdditionProps {
  readonly resource: PageResource
  readonly row: Row
}

/** What the question of an action gives to what it has below its fields. */
export interface ActionAdditionProps {
  /** Fills a field in. */
  setValue(name: string, value: unknown): void
}

/** What a list of rows that refer to another one gives to what it has before its buttons. */
export interface RelatedAdditionProps {
  /** Of the rows that are listed. */
  readonly resource: PageResource
  /** The row that they refer to, or only its key while that is edited. */
  readonly row: Row
  /** Reads the list again. */
  reload(): void
}

/** Choices of a field that depend on what else is in the form. */
export interface FieldChoices {
  /** Names of the fields whose values decide: they are found anew when one of these changes. */
  readonly dependsOn: readonly string[]
  /** Of a field of permissions the nodes of the menu. */
  find(asked: ChoicesAsked): Promise<readonly (Option | PermissionNode)[]>
}

export interface ChoicesAsked {
  readonly http: Http
  readonly locale: string
  /** What is typed; empty: the first ones. */
  readonly search: string
  readonly values: Values
  readonly signal: AbortSignal
}

/** What an application's forms, by resource such as `merchant-api/vpos-setting`, and lists, by route, have beyond their kind. */
export interface Additions {
  readonly forms: Readonly<Record<string, FormAddition>>
  /** By resource, then by field. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, FieldChoices>>>>
  /** Choices of what actions ask for, which depend on the row that they are run on: by resource, then by field. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, FieldChoices>>>>
  readonly lists: Readonly<Record<string, ListAddition>>
  /** Before the buttons of a list's toolbar, by route. */
  readonly toolbars?: Readonly<Record<string, ListAddition>>
  /** Below what an action asks for, by resource and action: `merchant-api/comment reply`. */
  readonly questions?: Readonly<Record<string, ComponentType<ActionAdditionProps>>>
  /** Before the buttons of boards and trees, by route. */
  readonly sheets?: Readonly<Record<string, ComponentType<SheetAdditionProps>>>
  /** Beside the columns of boards, by route. */
  readonly boardSides?: Readonly<Record<string, ComponentType<BoardSideProps>>>
  /** Pages of rows, by route. */
  readonly details?: Readonly<Record<string, DetailAddition>>
  /** Before the buttons of a list of rows that refer to another one, by route and resource: `/restaurant-setting diningTable`. */
  readonly related?: Readonly<Record<string, ComponentType<RelatedAdditionProps>>>
  /** Below the facts of a list's or board's row, by route. */
  readonly drawers?: Readonly<Record<string, ComponentType<DrawerAdditionProps>>>
}
