/** Reasons for refusals of the shop's channels. */
export const reasons = {
  noPrize: { zh: '没有第 {index} 个奖品', en: 'There is no prize {index}' },
  prizeLimit: { zh: '奖品数量最多 {most}', en: 'A prize has {most} pieces at most' },
  withdrawnToday: { zh: '该小程序今天已撤回过审核', en: 'A review of this mini-program was withdrawn today' },
  poiNotMatched: { zh: '有门店 POI 尚未匹配成功', en: 'Not every store is matched' },
  noOnlineVersion: { zh: '抖音小程序没有线上版本', en: 'The mini-program has no online version' },
  agreementUnsigned: {
    zh: '最新协议已过签署截止日期，请先签署',
    en: 'Sign the newest agreement first: its deadline has passed',
  },
} as const
