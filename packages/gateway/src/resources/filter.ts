import type { SQL } from 'drizzle-orm'
import type { Binding } from './binding'

export function filtered(_binding: Binding, _filter = ''): SQL | undefined {
  return undefined
}
