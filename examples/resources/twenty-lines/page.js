const [list, form] = document.querySelectorAll('eb-data-list, eb-data-form')
const id = new URLSearchParams(location.search).get('id')
const options = (words) => [...words.matchAll(/(\w+)=(\S+)/g)].map(([, value, label]) => ({ value, label }))
const choice = (name, label, all) => ({ name, label, type: 'enum', required: true, options: options(all) })
const fields = [
  { name: 'printerName', label: '打印机名称', type: 'string', required: true, maxLength: 20 },
  choice('brandModel', '品牌型号', 'FEIE=飞鹅 YILIAN=易联云 XINYE=芯烨 JIABO=佳博 SUNMI=商米 VPOS=VPOS内置'),
  choice('connectType', '连接方式', 'CLOUD=云打印 WIFI=局域网 USB=USB BLUETOOTH=蓝牙'),
  { name: 'sn', label: '设备编号', type: 'string', required: true, rules: ['alphaNum'] },
  choice('usage', '用途', 'RECEIPT=收银小票 KITCHEN=后厨出品 LABEL=标签杯贴 TICKET=门票凭证 ORDER=订单通知'),
  { name: 'location', label: '摆放位置', type: 'string', required: true, maxLength: 30 },
]
list.columns = fields.map((field, index) => ({ ...field, searchable: index === 0 }))
list.hidden = id !== null
Object.assign(form, { fields, hidden: id === null, mode: id ? 'edit' : 'add', recordId: id ?? '' })
list.addEventListener('eb-open', ({ detail }) => location.assign(`?id=${detail.key}`))
for (const name of ['eb-saved', 'eb-cancel']) form.addEventListener(name, () => location.assign('?'))
