import type { RowStory } from '../SeedRow'
import { pageVisit } from './pageVisit'
import { ticketOrder } from './ticketOrder'

/** What the types of the fields cannot say, by resource. */
export const stories: Readonly<Record<string, RowStory>> = { pageVisit, ticketOrder }
