import type { Http } from '@ebkit/core/http'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Option } from '@ebkit/rules/fields'
import type { ComponentType } from 'react'
import type { PageProps } from '../pages/PageProps'

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
  /** Writes a value of the form, as if it had been typed. */
  setValue(name: string, value: unknown): void
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
}

/** Choices of a field that depend on what else is in the form. */
export interface FieldChoices {
  /** Names of the fields whose values decide: they are found anew when one of these changes. */
  readonly dependsOn: readonly string[]
  find(asked: ChoicesAsked): Promise<readonly Option[]>
}

export interface ChoicesAsked {
  readonly http: Http
  /** What is typed; empty: the first ones. */
  readonly search: string
  readonly values: Values
  readonly signal: AbortSignal
}

/** What a list has above its tabs: a bar that warns, a box, figures that filter. */
export type ListAddition = ComponentType<PageProps<'list'>>

/** What an application's forms, by resource such as `merchant-api/vpos-setting`, and lists, by route, have beyond their kind. */
export interface Additions {
  readonly forms: Readonly<Record<string, FormAddition>>
  /** By resource, then by field. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, FieldChoices>>>>
  readonly lists: Readonly<Record<string, ListAddition>>
}
