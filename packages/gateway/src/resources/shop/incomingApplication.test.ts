import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type Row, type ShopAnswer, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

const applications = 'payment-api/eb/incoming-application'

describe('applications for payment channels', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  async function rejected(payChannel: string, rejectFields: readonly string[]): Promise<string> {
    const key = `incoming-${payChannel}`
    await gateway.sql("delete from incoming_application where hotel_id = '100101' and pay_channel = $1", [
      payChannel,
    ])
    await insertRow(gateway, 'incoming_application', {
      ...{ hotel_id: '100101', incoming_id: key, pay_channel: payChannel, status: 'REJECTED' },
      ...{ merchant_name: '云栖酒店有限公司', merchant_short_name: '云栖', license_no: '91330100MA27X0000X' },
      ...{
        license_image: '/demo/a.jpg',
        license_valid_from: '2020-01-01',
        license_valid_until: '2099-12-31',
      },
      ...{ registered_address: '杭州', legal_name: '王小明', legal_id_no: '11010519491231002X' },
      ...{ legal_id_front: '/demo/b.jpg', legal_id_back: '/demo/c.jpg', beneficiaries: [] },
      ...{ legal_id_valid_from: '2020-01-01', legal_id_valid_until: '2099-12-31', is_beneficiary: true },
      ...{ contact_name: '李四', contact_phone: '13800001234', contact_email: 'a@yunqi.example' },
      ...{
        store_images: ['/demo/d.jpg', '/demo/e.jpg'],
        industry: 'HOTEL',
        account_name: '云栖酒店有限公司',
      },
      ...{ bank_name: '工商银行', bank_region: ['浙江省', '杭州市', '西湖区'], branch_name: '西湖支行' },
      ...{ account_no: '62220000111122', reject_fields: rejectFields },
    })
    return key
  }
  async function save(key: string, change: Row): Promise<ShopAnswer> {
    const { version } = await shop.row('incoming_application', `incoming_id = '${key}'`)
    return shop.post(`${applications}/save`, { incomingId: key, version, ...change })
  }
  const paths = ({ data }: ShopAnswer) =>
    (data.problems as { path: string }[] | undefined)?.map(({ path }) => path)

  test('after a refusal, only the fields that it names can be changed', async () => {
    const key = await rejected('ALIPAY', ['branchName', 'licenseValid'])
    const refused = await save(key, {
      merchantName: '别的公司',
      accountNo: '62229999888877',
      branchName: '城西支行',
    })
    assert.deepEqual(
      [refused.status, paths(refused)?.sort()],
      [422, ['accountNo', 'merchantName']],
      refused.message,
    )
    const kept = await shop.row('incoming_application', `incoming_id = '${key}'`)
    assert.equal(kept.branch_name, '西湖支行')
    const licenseValid = { start: '2020-01-01', end: '2098-12-31' }
    const saved = await save(key, { branchName: '城西支行', licenseValid })
    assert.equal(saved.status, 200, `${saved.message} ${JSON.stringify(saved.data)}`)
    assert.equal(saved.data.branchName, '城西支行')
    assert.equal((await shop.act(applications, 'changeAccount', key)).code, 'action-pending')
  })

  test('a refusal names fields as people read them, too, and opens what is shown because of them', async () => {
    const key = await rejected('BANK', ['证件类型', 'Account name'])
    const saved = await save(key, { legalIdType: 'PASSPORT', legalIdBack: null, accountName: '云栖酒店' })
    assert.equal(saved.status, 200, `${saved.message} ${JSON.stringify(saved.data)}`)
    assert.deepEqual([saved.data.legalIdType, saved.data.legalIdBack], ['PASSPORT', null])
  })

  test('after a refusal that names no field, all can be changed', async () => {
    const saved = await save(await rejected('UNION', []), { accountName: '云栖酒店' })
    assert.deepEqual([saved.status, saved.data.accountName], [200, '云栖酒店'], saved.message)
  })
})
