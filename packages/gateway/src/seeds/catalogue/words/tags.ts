const list = (words: string): readonly string[] => words.split(' ')

/** Entries of `tags` fields by the end of their name. */
export const tagWords: readonly (readonly [name: RegExp, words: readonly string[]])[] = [
  [/phones/i, list('13857100001 13916200002 13605300003')],
  [/emails/i, list('finance@yunqi.example service@yunqi.example')],
  [/sensitiveWords|sensitiveHits/, list('退款 投诉 假货')],
  [/domains/i, list('https://www.yunqi.example')],
  [/keyword/i, list('早餐 停车 发票 WiFi 退房')],
  [/ips/i, list('10.20.30.40')],
  [/tableAreas/i, list('大厅 包间 露台')],
  [/dimensions/i, list('storeId channel')],
  [/choices/i, list('少辣 不辣 少糖')],
  [/rejectFields/, list('营业执照 开户名称 证件有效期')],
  [/regions/i, list('新疆 西藏')],
  [/checkPoints/i, list('签到处 会场入口 宴会厅')],
]

export const usualTags = list('亲子 周末 会员 限时 人气 湖景 随时退 免预约')
