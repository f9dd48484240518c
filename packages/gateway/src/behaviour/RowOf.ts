import type { Resource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import type { SQL } from 'drizzle-orm'

/** Values by field, without the types of a definition. */
export type Values = Readonly<Record<string, unknown>>

interface TypedValues {
  int: number
  decimal: number
  money: number
  percent: number
  bool: boolean
  enums: readonly string[]
  tags: readonly string[]
  refs: readonly string[]
  images: readonly string[]
  files: readonly string[]
  region: readonly string[]
  weekdays: readonly number[]
  daterange: { readonly start: string; readonly end: string }
  timerange: { readonly start: string; readonly end: string }
  list: readonly Values[]
  products: readonly Values[]
  ticketCategories: readonly Values[]
  group: Values
  geo: Values
  json: unknown
}

type ChoiceOf<F> = F extends { options: readonly { value: infer Value }[] } ? Value : string | number

/** The value of a field as the wire carries it. */
type ValueOf<F> = F extends { type: infer Type }
  ? Type extends 'enum'
    ? ChoiceOf<F>
    : Type extends keyof TypedValues
      ? TypedValues[Type]
      : string
  : never

type FieldOf<R extends Resource> = R['fields'][number]

/** A row of a resource, typed by its definition. */
export type RowOf<R extends Resource> = {
  readonly [F in FieldOf<R> as F['name']]: ValueOf<F> | null
} & {
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
  readonly version: number
  readonly hotelId: string
  readonly brandId: string
}

/** New values of fields; an SQL expression is evaluated by the statement that writes it. */
export type Changes<R extends Resource> = {
  readonly [F in FieldOf<R> as F['name']]?: ValueOf<F> | SQL | null
}

type Declared<R, Member extends string> = R extends { [M in Member]: readonly (infer Item)[] } ? Item : never
type StatesOf<R> = R extends { states: infer S } ? S : never
type ActionsOf<R> = Declared<R, 'actions'> | Declared<StatesOf<R>, 'actions'>
type NameOf<Item> = Item extends { name: infer Name extends string } ? Name : never

/** Names of the actions that a definition declares. */
export type ActionName<R extends Resource> = NameOf<ActionsOf<R>>

/** Names of the automatic changes of state that a definition declares. */
export type AutomaticName<R extends Resource> = NameOf<Declared<StatesOf<R>, 'auto'>>

/** Names of the computed fields that a definition declares. */
export type ComputedName<R extends Resource> = NameOf<Extract<FieldOf<R>, { computed: string }>>

type ActionNamed<R extends Resource, Name> = Extract<ActionsOf<R>, { name: Name }>

/** The input values of an action. */
export type InputOf<R extends Resource, Name> =
  ActionNamed<R, Name> extends {
    input: readonly (infer F extends Field)[]
  }
    ? {
        readonly [I in F as I['name']]: I extends { required: true } ? ValueOf<I> : ValueOf<I> | null
      }
    : Values
