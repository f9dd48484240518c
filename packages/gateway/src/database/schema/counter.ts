import { counter as definition } from '@ebkit/domain'
import { resourceTable } from './resourceTable'

/** Where money is taken. */
export const counter = resourceTable(definition)
