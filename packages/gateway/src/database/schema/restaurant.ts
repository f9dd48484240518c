import { restaurant as definition } from '@ebkit/domain'
import { resourceTable } from './resourceTable'

export const restaurant = resourceTable(definition)
