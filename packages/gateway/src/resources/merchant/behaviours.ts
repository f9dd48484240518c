import type { Behaviour } from '../../behaviour/Behaviour'
import { comment } from './comment'
import { deliveryPlatform } from './deliveryPlatform'
import { hotelConfig } from './hotelConfig'
import { linkEntry } from './linkEntry'
import { menuNode } from './menuNode'
import { merchantCategory } from './merchantCategory'
import { merchantTop } from './merchantTop'
import { postageTemplate } from './postageTemplate'
import { printer } from './printer'
import { questionFeedback } from './questionFeedback'
import { restaurantPrintRule } from './restaurantPrintRule'
import { saleChannel } from './saleChannel'
import { shortLink } from './shortLink'
import { systemNotice } from './systemNotice'

/** The behaviours of merchant settings. */
export const merchantBehaviours: readonly Behaviour[] = [
  comment,
  deliveryPlatform,
  hotelConfig,
  linkEntry,
  menuNode,
  merchantCategory,
  merchantTop,
  postageTemplate,
  printer,
  questionFeedback,
  restaurantPrintRule,
  saleChannel,
  shortLink,
  systemNotice,
]
