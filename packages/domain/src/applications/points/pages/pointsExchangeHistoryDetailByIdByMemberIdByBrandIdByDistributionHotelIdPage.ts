import type { Page } from '../../../pages/Page'

export const pointsExchangeHistoryDetailByIdByMemberIdByBrandIdByDistributionHotelIdPage = {
  route: '/points-exchange-history/detail/{id}/{memberId}/{brandId}/{distributionHotelId}',
  kind: 'detail',
  title: { zh: '兑换详情', en: 'Exchange' },
  resource: 'pointsExchange',
  param: 'id',
  actions: ['ship', 'changeAddress', 'verify', 'reissue', 'finish', 'cancel', 'refund', 'print'],
  timeline: true,
  notes:
    'A progress bar on top: 兑换 → 发货/待自提 → 完成. The page answers 兑换单不存在 when memberId or distributionHotelId of the path do not fit the row.',
  sections: [
    {
      title: { zh: '兑换信息', en: 'Exchange' },
      fields: ['exchangeNo', 'status', 'exchangedAt', 'distributionHotelId', 'shipType', 'failReason'],
    },
    { title: { zh: '会员', en: 'Member' }, fields: ['memberId', 'phone', 'memberGradeId'] },
    {
      title: { zh: '商品', en: 'Product' },
      fields: ['productName', 'productType', 'quantity', 'points', 'cashAmount', 'postage', 'refundPoints'],
    },
    {
      title: { zh: '发放', en: 'Hand-over' },
      fields: [
        'receiverName',
        'receiverPhone',
        'receiverAddress',
        'expressCompany',
        'expressNo',
        'shippedAt',
        'assetNo',
        'pickupCode',
        'verifierId',
        'finishedAt',
        'remark',
      ],
    },
  ],
  related: [
    {
      resource: 'pointRecord',
      via: 'exchangeId',
      title: { zh: '积分流水', en: 'Point records' },
      columns: ['recordNo', 'occurredAt', 'changeType', 'points', 'balanceAfter'],
    },
  ],
} as const satisfies Page
