import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('resource calls', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('manager')
  })
  after(() => gateway.stop())
  test('x', async () => {
    const get = async (path: string) => (await fetch(gateway.url + path, { headers: { cookie } })).json()
    console.log(JSON.stringify(await get('/merchant-api/eb/printer/list?pageSize=2&search=东门')))
    console.log(
      JSON.stringify(await get('/ticket-api/eb/ticket-product/list?pageSize=1&orderType=minSalePrice desc')),
    )
    console.log(JSON.stringify(await get('/merchant-api/eb/postage-template/list?pageSize=2')))
    console.log(JSON.stringify(await get('/merchant-api/eb/printer/detail?printerId=PR10010101')))
    const save = async (body: object) =>
      (
        await fetch(`${gateway.url}/merchant-api/eb/printer/save`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', 'x-eb-client': 'test' },
          body: JSON.stringify(body),
        })
      ).json()
    const made = await save({
      printerName: 'x',
      brandModel: 'FEIE',
      connectType: 'WIFI',
      ipAddress: '10.0.0.1',
      sn: 'A1',
      usage: 'RECEIPT',
      location: 'here',
    })
    console.log(JSON.stringify(made))
    const data = (made as { data: Record<string, unknown> }).data
    console.log(JSON.stringify(await save({ ...data, location: 'there' })))
    console.log(JSON.stringify(await save({ ...data, location: 'there' })))
    console.log(JSON.stringify(await save({ ...data, version: 2, printerName: '中餐热厨', nope: 1 })))
    console.log(JSON.stringify(await save({ ...data, version: 2, printerName: '中餐热厨' })))
  })
})
