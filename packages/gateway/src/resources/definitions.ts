import { applications } from '@ebkit/domain'
import { definitionsOf } from '../database/tables/Definitions'

/** The definitions of the catalogue, and how its pages query them. */
export const definitions = definitionsOf(applications)
