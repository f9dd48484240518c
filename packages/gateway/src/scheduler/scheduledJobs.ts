import type { Resource } from '@ebkit/domain'
import type { ScheduledJob } from '../behaviour/Behaviour'
import { behaviours } from '../behaviour/behaviours'

/** A job on rows that are due by time, with the name used in failures. */
export interface NamedJob extends ScheduledJob<Resource> {
  readonly resource: Resource
  readonly name: string
}

/** All scheduled jobs, in the order of the resources. */
export const scheduledJobs: readonly NamedJob[] = behaviours.flatMap(({ resource, regular = {} }) =>
  Object.entries(regular).map(([name, job]) => ({ resource, name, ...job })),
)
