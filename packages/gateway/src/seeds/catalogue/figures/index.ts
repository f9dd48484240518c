import { activityFigures } from './activities'
import { cardFigures } from './cards'
import { channelFigures } from './channels'
import type { FiguresOf } from './Figures'
import { financeFigures } from './finance'
import { marketingFigures } from './marketing'
import { memberFigures } from './members'
import { merchantFigures } from './merchant'
import { shopFigures } from './shop'
import { ticketFigures } from './tickets'
import { wecomFigures } from './wecom'

/** Figures by resource, of all applications. */
export const figures: FiguresOf = {
  ...activityFigures,
  ...cardFigures,
  ...channelFigures,
  ...financeFigures,
  ...marketingFigures,
  ...memberFigures,
  ...merchantFigures,
  ...shopFigures,
  ...ticketFigures,
  ...wecomFigures,
}
