import type { Resource } from '@ebkit/domain'
import type { ScheduledJob } from '../behaviour/Behaviour'
import { behaviours } from '../behaviour/behaviours'

/** Work on rows that time makes due, with the name under which it fails. */
export interface NamedJob extends ScheduledJob<Resource> {
  readonly resource: Resource
  readonly name: string
}

/** All regular work, in the order of the resources. */
export const scheduledJobs: readonly NamedJob[] = behaviours.flatMap(({ resource, regular = {} }) =>
  Object.entries(regular).map(([name, work]) => ({ resource, name, ...work })),
)
