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

/** What a form passes to its addition. */
export interface FormAdditionProps {
  readonly resource: PageResource
  readonly references: ConsolePage['references']
  readonly mode: 'add' | 'edit' | 'copy'
  /** Key of the row that is edited or copied. */
  readonly id: string | undefined
  /** The form's current values; empty until the row is loaded. */
  readonly values: Values
  /** Of settings, the row as stored. Undefined until it is loaded, and for other forms. */
  readonly stored?: Values | undefined
  /** Sets a value of the form, as if the user had typed it. */
  setValue(name: string, value: unknown): void
  /** Shows a field and focuses it. */
  focusField(name: string): void
  /** Validates the form as saving does, and shows its problems. @returns whether it has none */
  validate(): Promise<boolean>
  /** Calls `ask` before the form is saved; false cancels the save. Undefined removes it. */
  onBeforeSave(ask: ((values: Values) => PromiseLike<boolean>) | undefined): void
}

/** An addition to a form: a preview that follows the input, a line below it, help. */
export interface FormAddition {
  /**
   * `beside`: at the inline end, or below the form in a narrow window. The name of a field: below that field, while it
   * is shown.
   */
  readonly place: 'above' | 'beside' | 'below' | { readonly field: string }
  readonly Part: ComponentType<FormAdditionProps>
  /** Beside the save button. Default: nothing. */
  readonly Foot?: ComponentType<FormAdditionProps>
}

/** What a list currently shows. */
export interface ShownRows {
  /** The whole condition that its rows meet. Empty: all rows. */
  readonly filter: string
  readonly search: string
  readonly filters: ListFilters
}

/** What a list passes to its addition. */
export interface ListAdditionProps extends PageProps<'list'> {
  /** Undefined until the first rows are loaded. */
  readonly shown: ShownRows | undefined
  /** Replaces the list's filters; an empty object clears them. */
  setFilters(filters: ListFilters): void
  /** Reloads the list's rows. */
  reload(): void
}

/** An addition above a list's tabs, or in its toolbar: a warning bar, a box, figures that filter. */
export type ListAddition = ComponentType<ListAdditionProps>

/** What a board or tree passes to the addition before its buttons. */
export type SheetAdditionProps = Pick<PageProps<'board' | 'tree'>, 'resources'>

/** What a board passes to the addition beside its columns. */
export interface BoardSideProps {
  readonly resource: PageResource
  /** Seconds between two readings. Default: it is read once. */
  readonly every: number | undefined
  /** Changes after each action: read again. */
  readonly generation: number
  /** The card that is being moved. */
  readonly carried: Row | undefined
  /** The query for the cards of a column. */
  questionOf(column: string): RowsOptions
  /** Ends the move: the card was dropped on the addition. */
  putDown(): void
  /** Runs an action on rows, with the values of its input. */
  run(action: string, keys: readonly string[], values: Values): void
  /** Asks for the input of an action on several rows, then runs it. */
  ask(action: string, rows: readonly Row[]): void
}

/** What the page of a row passes to its addition. */
export interface DetailAdditionProps extends PageProps<'detail'> {
  readonly resource: PageResource
  readonly row: Row
  /** Reloads the row. */
  reload(): void
}

/** An addition to the page of a row. */
export interface DetailAddition {
  readonly Above?: ComponentType<DetailAdditionProps>
  readonly Below?: ComponentType<DetailAdditionProps>
  /** Fields that the addition shows in place of the page. */
  readonly instead?: readonly string[]
}

/** What the drawer of a row passes to the addition below its facts. */
export interface DrawerAdditionProps {
  readonly resource: PageResource
  readonly row: Row
}

/** What the dialog of an action passes to the addition below its fields. */
export interface ActionAdditionProps {
  /** Fills a field in. */
  setValue(name: string, value: unknown): void
}

/** What a list of related rows passes to the addition before its buttons. */
export interface RelatedAdditionProps {
  /** The resource of the listed rows. */
  readonly resource: PageResource
  /** The row that they refer to, or only its key while that row is being edited. */
  readonly row: Row
  /** Reloads the list. */
  reload(): void
}

/** Choices of a field that depend on other values of the form. */
export interface FieldChoices {
  /** Names of the fields that determine the choices: these are fetched again when one of them changes. */
  readonly dependsOn: readonly string[]
  /** For a field of permissions: the nodes of the menu. */
  find(asked: ChoicesAsked): Promise<readonly (Option | PermissionNode)[]>
}

export interface ChoicesAsked {
  readonly http: Http
  readonly locale: string
  /** The search text; empty: the first choices. */
  readonly search: string
  readonly values: Values
  readonly signal: AbortSignal
}

/** An application's additions: to forms by resource, such as `merchant-api/vpos-setting`, to lists by route. */
export interface Additions {
  readonly forms: Readonly<Record<string, FormAddition>>
  /** By resource, then by field. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, FieldChoices>>>>
  /** Choices of action inputs that depend on the action's row: by resource, then by field. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, FieldChoices>>>>
  readonly lists: Readonly<Record<string, ListAddition>>
  /** Before the buttons of a list's toolbar, by route. */
  readonly toolbars?: Readonly<Record<string, ListAddition>>
  /** Below the input fields of an action, by resource and action: `merchant-api/comment reply`. */
  readonly questions?: Readonly<Record<string, ComponentType<ActionAdditionProps>>>
  /** Before the buttons of boards and trees, by route. */
  readonly sheets?: Readonly<Record<string, ComponentType<SheetAdditionProps>>>
  /** Beside the columns of boards, by route. */
  readonly boardSides?: Readonly<Record<string, ComponentType<BoardSideProps>>>
  /** Pages of rows, by route. */
  readonly details?: Readonly<Record<string, DetailAddition>>
  /** Before the buttons of a list of related rows, by route and resource: `/restaurant-setting diningTable`. */
  readonly related?: Readonly<Record<string, ComponentType<RelatedAdditionProps>>>
  /** Below the facts of a list's or board's row, by route. */
  readonly drawers?: Readonly<Record<string, ComponentType<DrawerAdditionProps>>>
}
