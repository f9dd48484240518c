import type { Behaviour } from '../../behaviour/Behaviour'
import { passDelivery } from './passDelivery'
import { scenic } from './scenic'

/** The behaviours of passes. */
export const passBehaviours: readonly Behaviour[] = [passDelivery, scenic]
