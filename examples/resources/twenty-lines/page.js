const [list, form] = document.querySelectorAll('eb-data-list, eb-data-form')
const id = new URLSearchParams(location.search).get('id')
const fields = [
  { name: 'printerName', label: '打印机名称', type: 'string', required: true, maxLength: 20 },
  { name: 'brandModel', label: '品牌型号', type: 'enum', required: true, options: ['FEIE', 'SUNMI'] },
  { name: 'connectType', label: '连接方式', type: 'enum', required: true, options: ['USB', 'BLUETOOTH'] },
  { name: 'sn', label: '设备编号', type: 'string', required: true, rules: ['alphaNum'] },
  { name: 'usage', label: '用途', type: 'enum', required: true, options: ['RECEIPT', 'LABEL', 'TICKET'] },
  { name: 'location', label: '摆放位置', type: 'string', required: true, maxLength: 30 },
]
list.columns = fields.map(({ name, label }) => ({ name, header: label, searchable: name === 'printerName' }))
list.hidden = id !== null
Object.assign(form, { fields, hidden: id === null, mode: id ? 'edit' : 'add', recordId: id ?? '' })
list.addEventListener('eb-open', ({ detail }) => location.assign(`?id=${detail.key}`))
for (const name of ['eb-saved', 'eb-cancel']) form.addEventListener(name, () => location.assign('?'))
