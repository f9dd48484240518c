import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { shownLines, todoLines } from './todoLines'

const orders = { label: { zh: '待发货', en: 'To ship' }, source: 'order', where: 'status=NEW', to: '/orders' }
const bills = {
  label: { zh: '账单待确认', en: 'Bills to confirm' },
  source: 'bill',
  where: 'status=NEW',
  to: '/tickets',
  toBy: { field: 'type', TICKET: '/tickets', ENTRANCE: '/tickets', CARD: '/cards' },
}
const items = [orders, bills]
const resources = {
  bill: {
    fields: [
      {
        name: 'type',
        options: [
          { value: 'TICKET', label: { zh: '票券', en: 'Tickets' } },
          { value: 'ENTRANCE', label: { zh: '门票', en: 'Entrance' } },
          { value: 'CARD', label: { zh: '储值卡', en: 'Cards' } },
        ],
      },
    ],
  },
} as unknown as ConsolePage['resources']

const lines = todoLines(items, resources)
const shown = (...counts: (number | 'failed' | undefined)[]) =>
  shownLines(items, lines, counts).map(({ item, count }) => [item.label.zh, item.to, count])

describe('lines of to-dos', () => {
  it('count each list of an item alone, by the values whose rows it holds', () => {
    assert.deepEqual(
      lines.map(({ item }) => [item.where, item.to, item.label.en]),
      [
        ['status=NEW', '/orders', 'To ship'],
        ['status=NEW&type=TICKET|ENTRANCE', '/tickets', 'Bills to confirm: Tickets, Entrance'],
        ['status=NEW&type=CARD', '/cards', 'Bills to confirm: Cards'],
      ],
    )
  })

  it('are shown for lists that have rows', () => {
    assert.deepEqual(shown(1, 0, 2), [
      ['待发货', '/orders', 1],
      ['账单待确认：储值卡', '/cards', 2],
    ])
    assert.equal(shown(1, 3, 2).length, 3)
  })

  it('are one where no list has any, where none is known, and where counting failed', () => {
    assert.deepEqual(shown(0, 0, 0)[1], ['账单待确认', '/tickets', 0])
    assert.deepEqual(shown(0)[1], ['账单待确认', '/tickets', undefined])
    assert.deepEqual(shown(0, 0, 'failed')[1], ['账单待确认', '/tickets', 'failed'])
  })
})
