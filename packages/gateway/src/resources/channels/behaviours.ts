import type { Behaviour } from '../../behaviour/Behaviour'
import { appletRelease } from './appletRelease'
import { lottery } from './lottery'
import { poiService } from './poiService'
import { smallLifeShop } from './smallLifeShop'

/** The behaviours of the shop's channels. */
export const channelBehaviours: readonly Behaviour[] = [appletRelease, lottery, poiService, smallLifeShop]
