import { counter as definition } from '@ebkit/domain'
import { resourceTable } from './resourceTable'

/** Places where payments are taken. */
export const counter = resourceTable(definition)
