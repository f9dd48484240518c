/** What is done with a ticket product, and what becomes of it then. */
export const ticketProductActions = [
  {
    name: 'publish',
    label: { zh: '上架', en: 'Publish' },
    from: ['new', 'offline'],
    to: 'published',
    tone: 'primary',
    confirm: { zh: '确认上架？上架后客人可立即购买。', en: 'Publish? Guests can buy at once.' },
    effect:
      'Sets auditStatus to 4 and refuses when saleTime has ended, the inventory is 0 or a multi-spec product has no spec.',
  },
  {
    name: 'reject',
    label: { zh: '驳回', en: 'Reject' },
    from: ['new'],
    to: 'new',
    tone: 'danger',
    input: [
      {
        name: 'auditRemark',
        label: { zh: '驳回原因', en: 'Reason' },
        type: 'text',
        required: true,
        maxLength: 200,
      },
    ],
    effect: 'Sets auditStatus to 3 and stores auditRemark; saving the product again sets auditStatus to 2.',
  },
  {
    name: 'offline',
    label: { zh: '下架', en: 'Take offline' },
    from: ['published', 'share'],
    to: 'offline',
    tone: 'danger',
    confirm: { zh: '下架后停止售卖，已售出的券码仍可使用。', en: 'Sales stop; sold codes stay usable.' },
    effect:
      'Removes the product from shop pages and from running promotions; shared copies in other stores go offline too; sold codes stay valid.',
  },
  {
    name: 'share',
    label: { zh: '共享到门店', en: 'Share to stores' },
    from: ['published'],
    to: 'share',
    input: [
      {
        name: 'applyHotelIds',
        label: { zh: '共享门店', en: 'Stores' },
        type: 'refs',
        ref: 'hotel',
        required: true,
      },
    ],
    effect:
      'Adds the stores to applyHotelIds, so that they sell and verify the product from the one shared inventory.',
  },
  {
    name: 'unshare',
    label: { zh: '取消共享', en: 'Stop sharing' },
    from: ['share'],
    to: 'published',
    tone: 'danger',
    confirm: { zh: '取消后其他门店停止售卖此商品。', en: 'Other stores stop selling it.' },
    effect: 'Clears applyHotelIds except the own store; codes already sold by other stores stay valid there.',
  },
  {
    name: 'adjustInventory',
    label: { zh: '调整库存', en: 'Adjust inventory' },
    from: ['published', 'offline', 'share'],
    input: [
      {
        name: 'specName',
        label: { zh: '规格', en: 'Spec' },
        type: 'string',
        help: { zh: '多规格商品必填', en: 'Needed for a multi-spec product' },
      },
      {
        name: 'delta',
        label: { zh: '增减数量', en: 'Change' },
        type: 'int',
        required: true,
        min: -99999,
        max: 99999,
      },
      {
        name: 'reason',
        label: { zh: '原因', en: 'Reason' },
        type: 'string',
        required: true,
        maxLength: 50,
      },
    ],
    effect: 'Adds delta to totalInventory or to the inventory of the spec and refuses a result below 0.',
  },
] as const
