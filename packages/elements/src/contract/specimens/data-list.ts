import { reachesBeyond, until } from '@ebkit/testing/browser'
import { dataList, dataListReference } from '../../pure/data-list'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

const columns = [
  { name: 'productName', header: '商品', searchable: true },
  { name: 'salePrice', header: '售价', sortable: true, align: 'end', editable: true },
  { name: 'status', header: '状态', filterable: true, options: [{ value: 'published', label: '已上架' }] },
]

const source = {
  url: '/api/ticket-api/ticketProduct/jsonGetListTicketProduct',
  method: 'POST',
  pageName: 'pageNum',
  searchName: 'productName',
  params: { strategy: 12, auditStatus: 4, hotelId: '{hotelId}', brandId: '{brandId}' },
}

export const specimen: Specimen = {
  ...untyped(dataList, dataListReference),
  isTypedInto: true,
  setUp: signedIn,
  tearDown: signedOut,
  attributes: {
    columns: JSON.stringify(columns),
    source: JSON.stringify(source),
    'row-key': 'ticketProductId',
    'row-actions': '[{"name":"edit","label":"编辑"}]',
    selection: 'multiple',
    exportable: '',
  },
  settled: async (element) => {
    await until(() => inside(element, '[role=row] button'), 'rows')
    await until(() => inside(element, '[role=grid]')?.ariaBusy !== 'true', 'newest rows')
    const hasRows = () => inside(element, '[role=row][data-key]')
    await until(
      () => !hasRows() || (element.shadowRoot && reachesBeyond(element.shadowRoot)),
      'rows beyond what is seen',
    )
  },
  samples: {
    columns: { text: '[{"name":"id"}]', value: [{ name: 'id' }] },
    source: { text: '[{"id":1}]', value: [{ id: 1 }] },
    filters: { text: '{"status":{"is":["NEW"]}}', value: { status: { is: ['NEW'] } } },
    rowActions: { text: '[{"name":"copy","label":"复制"}]', value: [{ name: 'copy', label: '复制' }] },
    bulkActions: { text: '[{"name":"delete","label":"删除"}]', value: [{ name: 'delete', label: '删除' }] },
    toolbar: { text: '[{"name":"create","label":"新建"}]', value: [{ name: 'create', label: '新建' }] },
    remember: { text: 'contract', value: 'contract' },
    address: { text: 'list', value: 'list' },
  },
  textField: (element) => inside(element, '[role=searchbox]'),
  // Shown once rows are selected.
  partsElsewhere: ['bulk'],
}
