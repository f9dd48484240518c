import { restaurant as definition } from '@ebkit/domain'
import { resourceTable } from './resourceTable'

/** Where guests eat. */
export const restaurant = resourceTable(definition)
