import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
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
}

/** What a form has beyond its fields: a preview that follows what is typed, a line under it, help. */
export interface FormAddition {
  /** `beside` stands at the end of the line, and below the form where the window is narrow. */
  readonly place: 'above' | 'beside' | 'below'
  readonly Part: ComponentType<FormAdditionProps>
}

/** What a list has above its tabs: a bar that warns, a box, figures that filter. */
export type ListAddition = ComponentType<PageProps<'list'>>

/** What an application's forms, by resource such as `merchant-api/vpos-setting`, and lists, by route, have beyond their kind. */
export interface Additions {
  readonly forms: Readonly<Record<string, FormAddition>>
  readonly lists: Readonly<Record<string, ListAddition>>
}
