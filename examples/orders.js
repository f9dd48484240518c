/* The day's orders, as the page's own server would have printed them. */
window.orders = [
  { number: '2026112014320187', ticket: '灵隐 · 飞来峰联票', quantity: 2, amount: 150, phone: '138****6002', state: 'paid', time: '14:32', visitor: '许念' },
  { number: '2026112014283301', ticket: '西湖双人游船票（含茶点）', quantity: 1, amount: 98, phone: '159****1187', state: 'used', time: '14:28', visitor: '蒋一帆' },
  { number: '2026112014251120', ticket: '湖景大床房券（含双早）', quantity: 1, amount: 688, phone: '186****7720', state: 'waiting', time: '14:25', visitor: '贺云舒' },
  { number: '2026112014119043', ticket: '亲子乐园周末套票', quantity: 3, amount: 897, phone: '137****4519', state: 'paid', time: '14:11', visitor: '陆思远' },
  { number: '2026112013582276', ticket: '自助晚餐双人券', quantity: 1, amount: 376, phone: '150****3308', state: 'refunding', time: '13:58', visitor: '秦可心' },
  { number: '2026112013470915', ticket: '运河夜游船票', quantity: 4, amount: 392, phone: '139****5641', state: 'paid', time: '13:47', visitor: '邵文轩' },
  { number: '2026112013390452', ticket: '西溪湿地年卡', quantity: 1, amount: 199, phone: '182****9006', state: 'paid', time: '13:39', visitor: '杜若兰' },
  { number: '2026112013214408', ticket: '灵隐 · 飞来峰联票', quantity: 5, amount: 375, phone: '135****2274', state: 'used', time: '13:21', visitor: '方既明' },
]
