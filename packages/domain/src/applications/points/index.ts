import type { Application } from '../../Application'
import { pointsMenu } from './menu'
import { categoryManageIndexPage } from './pages/categoryManageIndexPage'
import { pointsExchangeHistoryDetailByIdByMemberIdByBrandIdByDistributionHotelIdPage } from './pages/pointsExchangeHistoryDetailByIdByMemberIdByBrandIdByDistributionHotelIdPage'
import { pointsExchangeHistoryIndexPage } from './pages/pointsExchangeHistoryIndexPage'
import { pointsMallAddTicketProductByBrandIdByHotelIdByIdByTicketProductIdPage } from './pages/pointsMallAddTicketProductByBrandIdByHotelIdByIdByTicketProductIdPage'
import { pointsMallIndexPage } from './pages/pointsMallIndexPage'
import { pointsMallPrecardProductByBrandIdByHotelIdByIdPage } from './pages/pointsMallPrecardProductByBrandIdByHotelIdByIdPage'
import { pointsMallRedPackageProductByBrandIdByHotelIdByIdByRedPackageIdPage } from './pages/pointsMallRedPackageProductByBrandIdByHotelIdByIdByRedPackageIdPage'
import { pointsMallZktProductByBrandIdByHotelIdByIdByZktProductIdPage } from './pages/pointsMallZktProductByBrandIdByHotelIdByIdByZktProductIdPage'
import { pointsManageDetailPage } from './pages/pointsManageDetailPage'
import { pointsManageIndexPage } from './pages/pointsManageIndexPage'
import { pointsCategory } from './resources/pointsCategory'
import { pointsExchange } from './resources/pointsExchange'
import { pointsProduct } from './resources/pointsProduct'
import { zktProduct } from './resources/zktProduct'
import { pointsRoutes } from './routes'

export const pointsApplication = {
  name: 'points',
  title: { zh: '积分商城', en: 'Points mall' },
  icon: 'gift',
  resources: [pointsCategory, zktProduct, pointsProduct, pointsExchange],
  routes: pointsRoutes,
  menu: pointsMenu,
  pages: [
    categoryManageIndexPage,
    pointsExchangeHistoryDetailByIdByMemberIdByBrandIdByDistributionHotelIdPage,
    pointsExchangeHistoryIndexPage,
    pointsMallAddTicketProductByBrandIdByHotelIdByIdByTicketProductIdPage,
    pointsMallIndexPage,
    pointsMallPrecardProductByBrandIdByHotelIdByIdPage,
    pointsMallRedPackageProductByBrandIdByHotelIdByIdByRedPackageIdPage,
    pointsMallZktProductByBrandIdByHotelIdByIdByZktProductIdPage,
    pointsManageDetailPage,
    pointsManageIndexPage,
  ],
} as const satisfies Application
