/** Reasons for refusals about passes and scenic areas. */
export const reasons = {
  noPhoto: { zh: '缺少持卡人照片', en: 'The photo of the holder is missing' },
  cardBound: { zh: '该卡号已绑定', en: 'The card number is bound already' },
  notPickup: { zh: '仅自提可在柜台领取', en: 'Only passes for pick-up are handed over' },
  noPosition: { zh: '请先设置位置', en: 'Set the position first' },
  noHours: { zh: '请先设置开放时间', en: 'Set the opening hours first' },
  noGate: { zh: '请至少启用一个闸口', en: 'Enable a gate first' },
  noImage: { zh: '请至少上传一张图片', en: 'Add an image first' },
  onlyArea: { zh: '在售年卡仅含该景区：{names}', en: 'Passes on sale have no other area: {names}' },
} as const
