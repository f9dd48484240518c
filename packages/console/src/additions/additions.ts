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

/** Additions to forms, by resource. */
export const formAdditions = every(({ forms }) => forms)

/** Choices of fields that depend on their forms, by resource and field. */
export const formChoices = every(({ choices }) => choices)

/** Choices of action inputs that depend on the action's row, by resource and field. */
export const actionChoices = every(({ actions }) => actions)

/** Additions to lists, by route. */
export const listAdditions = every(({ lists }) => lists)

/** Additions to the toolbars of lists, by route. */
export const toolbarAdditions = every(({ toolbars }) => toolbars)

/** Additions below the fields of action dialogs, by resource and action. */
export const questionAdditions = every(({ questions }) => questions)

/** Additions before the buttons of boards and trees, by route. */
export const sheetAdditions = every(({ sheets }) => sheets)

/** Additions beside the columns of boards, by route. */
export const boardSides = every(({ boardSides }) => boardSides)

/** Additions to pages of rows, by route. */
export const detailAdditions = every(({ details }) => details)

/** Additions before the buttons of lists of related rows, by route and resource. */
export const relatedAdditions = every(({ related }) => related)

/** Additions below the facts in drawers of rows, by route. */
export const drawerAdditions = every(({ drawers }) => drawers)
