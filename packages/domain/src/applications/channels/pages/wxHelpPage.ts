import type { Page } from '../../../pages/Page'
import { wxHelp } from '../help/wxHelp'

export const wxHelpPage = {
  route: '/wx/help',
  kind: 'help',
  title: { zh: '公众号接入帮助', en: 'Official account help' },
  outline: wxHelp,
} as const satisfies Page
