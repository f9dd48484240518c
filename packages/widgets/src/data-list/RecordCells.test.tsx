import { expect } from '@open-wc/testing'
import { ListPage, withGateway } from './testing/ListPage'

describe('eb-data-list: cells of records', function () {
  this.timeout(30_000)
  withGateway()

  for (const [locale, named, counted] of [
    ['zh', '东坡肉 × 2、片儿川', '2 项'],
    ['en', '东坡肉 × 2, 片儿川', '2 entries'],
  ] as const)
    it(`have their names and amounts, or else how many they are, in ${locale}`, async () => {
      const page = new ListPage(
        {
          rowKey: 'id',
          source: [
            {
              id: 'r',
              dishes: [
                { name: '东坡肉', quantity: 2 },
                { name: '片儿川', quantity: 1 },
              ],
              steps: [{ at: '10:00' }, { at: '11:00' }],
            },
          ],
          columns: [
            { name: 'id', header: '编号' },
            { name: 'dishes', header: '菜品', type: 'list' },
            { name: 'steps', header: '步骤', type: 'list' },
          ],
        },
        locale,
      )
      await page.settled()
      expect([page.column(2)[0], page.column(3)[0]]).to.deep.equal([named, counted])
    })
})
