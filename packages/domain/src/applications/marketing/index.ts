import type { Application } from '../../Application'
import { marketingMenu } from './menu'
import { groupbuyEditByIdPage } from './pages/groupbuyEditByIdPage'
import { groupbuyEditPage } from './pages/groupbuyEditPage'
import { groupbuyInfoPage } from './pages/groupbuyInfoPage'
import { groupbuyManagePage } from './pages/groupbuyManagePage'
import { redEnvelopeActivityPage } from './pages/redEnvelopeActivityPage'
import { redEnvelopeEditPage } from './pages/redEnvelopeEditPage'
import { redEnvelopeEnvelopeAddByBrandIdPage } from './pages/redEnvelopeEnvelopeAddByBrandIdPage'
import { redEnvelopeEnvelopeEditByIdByBrandIdPage } from './pages/redEnvelopeEnvelopeEditByIdByBrandIdPage'
import { redEnvelopeEnvelopeViewByIdByBrandIdPage } from './pages/redEnvelopeEnvelopeViewByIdByBrandIdPage'
import { redEnvelopeReceiveDetailPage } from './pages/redEnvelopeReceiveDetailPage'
import { redEnvelopeReceiveOverviewPage } from './pages/redEnvelopeReceiveOverviewPage'
import { redEnvelopeRedEnvelopePage } from './pages/redEnvelopeRedEnvelopePage'
import { redEnvelopeSalesReportPage } from './pages/redEnvelopeSalesReportPage'
import { redEnvelopeWriteoffdetailPage } from './pages/redEnvelopeWriteoffdetailPage'
import { redEnvelopeWriteoffPage } from './pages/redEnvelopeWriteoffPage'
import { shortmessageMessaddPage } from './pages/shortmessageMessaddPage'
import { shortmessageMesseditByActivityIdPage } from './pages/shortmessageMesseditByActivityIdPage'
import { shortmessageMesslistPage } from './pages/shortmessageMesslistPage'
import { ticketFullsaleActivityPage } from './pages/ticketFullsaleActivityPage'
import { fullSaleActivity } from './resources/fullSaleActivity'
import { fullSaleRecord } from './resources/fullSaleRecord'
import { groupBuy } from './resources/groupBuy'
import { redEnvelope } from './resources/redEnvelope'
import { redEnvelopeActivity } from './resources/redEnvelopeActivity'
import { redEnvelopeRecord } from './resources/redEnvelopeRecord'
import { redEnvelopeSetting } from './resources/redEnvelopeSetting'
import { redEnvelopeWriteoff } from './resources/redEnvelopeWriteoff'
import { shortMessage } from './resources/shortMessage'
import { shortMessageRecord } from './resources/shortMessageRecord'
import { marketingRoutes } from './routes'

export const marketingApplication = {
  name: 'marketing',
  title: { zh: '营销', en: 'Marketing' },
  icon: 'megaphone',
  resources: [
    fullSaleActivity,
    fullSaleRecord,
    shortMessage,
    shortMessageRecord,
    groupBuy,
    redEnvelope,
    redEnvelopeActivity,
    redEnvelopeRecord,
    redEnvelopeWriteoff,
    redEnvelopeSetting,
  ],
  routes: marketingRoutes,
  menu: marketingMenu,
  pages: [
    groupbuyEditByIdPage,
    groupbuyEditPage,
    groupbuyInfoPage,
    groupbuyManagePage,
    redEnvelopeActivityPage,
    redEnvelopeEditPage,
    redEnvelopeEnvelopeAddByBrandIdPage,
    redEnvelopeEnvelopeEditByIdByBrandIdPage,
    redEnvelopeEnvelopeViewByIdByBrandIdPage,
    redEnvelopeReceiveDetailPage,
    redEnvelopeReceiveOverviewPage,
    redEnvelopeRedEnvelopePage,
    redEnvelopeSalesReportPage,
    redEnvelopeWriteoffPage,
    redEnvelopeWriteoffdetailPage,
    shortmessageMessaddPage,
    shortmessageMesseditByActivityIdPage,
    shortmessageMesslistPage,
    ticketFullsaleActivityPage,
  ],
} as const satisfies Application
