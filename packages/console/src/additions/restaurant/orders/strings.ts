import { defineStrings } from '@ebkit/core/locale'

/** Texts of the dispatch of orders. */
export const orderStrings = defineStrings('console-orders', {
  zh: {
    ring: '新订单提示音',
    couriers: '配送员',
    running: '配送中 {count} 单',
    idle: '空闲',
    give: '派 {count} 单给 {name}',
    giveShort: '派 {count} 单',
    none: '还没有配送员，在派送设置里选。',
    notRead: '没有读到：{reason}',
    drop: '把待配送的卡片拖到配送员上，就派给他。',
    near: '可以一起送',
    noneNear: '没有地址相近的待配送订单。',
    floor: '{floor} 楼',
    group: '{place}（{count} 单）',
    together: '派送选中的 {count} 单…',
  },
  en: {
    ring: 'Ring for new orders',
    couriers: 'Couriers',
    running: '{count} on the way',
    idle: 'Free',
    give: 'Dispatch {count} to {name}',
    giveShort: 'Dispatch {count}',
    none: 'No couriers yet. Choose some in the settings.',
    notRead: 'Could not be read: {reason}',
    drop: 'Drop a ready card on a courier to dispatch it.',
    near: 'Can go together',
    noneNear: 'No ready orders with near addresses.',
    floor: 'Floor {floor}',
    group: '{place} ({count})',
    together: 'Dispatch the {count} selected…',
  },
})
