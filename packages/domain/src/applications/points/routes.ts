import type { Route } from '../../pages/Route'

export const pointsRoutes = [
  { path: '/points-exchange-history/index' },
  { path: '/points-exchange-history/detail/{id}/{memberId}/{brandId}/{distributionHotelId}' },
  { path: '/points-manage/index' },
  { path: '/points-manage/detail' },
  { path: '/category-manage/index' },
  { path: '/points-mall/index' },
  { path: '/points-mall/add-ticket-product/{brandId}/{hotelId}/{id}/{ticketProductId}' },
  { path: '/points-mall/red-package-product/{brandId}/{hotelId}/{id}/{redPackageId}' },
  { path: '/points-mall/precard-product/{brandId}/{hotelId}/{id}' },
  { path: '/points-mall/zkt-product/{brandId}/{hotelId}/{id}/{zktProductId}' },
] as const satisfies readonly Route[]
