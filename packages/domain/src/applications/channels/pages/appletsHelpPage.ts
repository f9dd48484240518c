import type { Page } from '../../../pages/Page'
import { appletsHelp } from '../help/appletsHelp'

export const appletsHelpPage = {
  route: '/applets/help',
  kind: 'help',
  title: { zh: '小程序注册教程', en: 'Registration tutorial' },
  outline: appletsHelp,
} as const satisfies Page
