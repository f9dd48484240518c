/** Figures of slots, as the gateway returns them. */
const set = (id: string, by: readonly string[], more: object = {}) => ({
  ...{ id, resource: 'x-api/slot', by, condition: '', isWhole: true },
  metrics: ['n', 'rows'].map((name) => ({ name, type: 'count' })),
  rows: [
    {
      keys: by.map(() => 'OPEN'),
      labels: by.map(() => null),
      values: [3, 3],
      before: [2, 2],
      condition: 'a=1',
    },
  ],
  ...more,
})

const at = '2026-11-20 14:05:00'

/** Figures of a report or a list: those of all rows, or one grouping. */
export const reportFigures = ({ by }: Readonly<Record<string, unknown>>) => ({
  at,
  sets: by ? [set('chosen', [String(by)])] : [set('total', []), set('trend', ['day:day'])],
})

/** Figures of a dashboard, for a panel with either of the names. */
export const panelFigures = () => ({
  at,
  sets: [
    set('概览/slot', [], { period: { from: '2026-11-01', until: '2026-11-20' } }),
    set('另一块/slot', []),
  ],
})
