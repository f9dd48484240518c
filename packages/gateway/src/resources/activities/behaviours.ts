import type { Behaviour } from '../../behaviour/Behaviour'
import { activity } from './activity'

/** The behaviours of activities. */
export const activityBehaviours: readonly Behaviour[] = [activity]
