import type { Additions } from './Addition'
import { membersAdditions } from './members/additions'
import { merchantAdditions } from './merchant/additions'
import { passAdditions } from './pass/additions'
import { restaurantAdditions } from './restaurant/additions'
import { ticketsAdditions } from './tickets/additions'

const all: readonly Additions[] = [
  merchantAdditions,
  ticketsAdditions,
  restaurantAdditions,
  passAdditions,
  membersAdditions,
]

/** All additions of one kind. */
const every = <Addition>(of: (each: Additions) => Readonly<Record<string, Addition>> | undefined) =>
  Object.assign({}, ...all.map(of)) as Readonly<Record<string, Addition>>

/** What forms have beyond their fields, by resource. */
export const formAdditions = every(({ forms }) => forms)

/** Choices of fields that depend on their forms, by resource and field. */
export const formChoices = every(({ choices }) => choices)

/** Choices of what actions ask for that depend on their row, by resource and field. */
export const actionChoices = every(({ actions }) => actions)

/** What lists have beyond their kind, by route. */
export const listAdditions = every(({ lists }) => lists)

/** What toolbars of lists have beyond their actions, by route. */
export const toolbarAdditions = every(({ toolbars }) => toolbars)

/** What questions of actions have below their fields, by resource and action. */
export const questionAdditions = every(({ questions }) => questions)

/** What boards and trees have before their buttons, by route. */
export const sheetAdditions = every(({ sheets }) => sheets)

/** What boards have beside their columns, by route. */
export const boardSides = every(({ boardSides }) => boardSides)

/** What pages of rows have beyond their facts, by route. */
export const detailAdditions = every(({ details }) => details)

/** What lists of rows that refer to another one have before their buttons, by route and resource. */
export const relatedAdditions = every(({ related }) => related)

/** What drawers of rows have below their facts, by route. */
export const drawerAdditions = every(({ drawers }) => drawers)
