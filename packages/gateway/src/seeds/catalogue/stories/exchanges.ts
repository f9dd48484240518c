import type { RowStory, SeedRow } from '../SeedRow'

/** How goods reach the member, by the state of the exchange: goods that wait for pick-up are not shipped. */
function shipTypeOf(status: unknown, usual: unknown): unknown {
  if (status === 'WAIT_PICKUP') return 'PICKUP'
  if (status === 'WAIT_SHIP' || status === 'SHIPPED') return 'mail'
  return status === 'ISSUE_FAILED' ? 'AUTO' : usual
}

/** Higher grades pay fewer points. */
export const pointsProduct: RowStory = ({ row }) => ({
  ...('gradePoints' in row && {
    gradePoints: ((row.gradePoints ?? []) as readonly SeedRow[]).map((grade, place) => ({
      ...grade,
      points: Math.ceil(Number(row.points) * (0.9 - place * 0.1)),
    })),
  }),
})

/**
 * The points are the quantity at the product's price; only mailed goods have an address, only goods for pick-up have a
 * code.
 */
export const pointsExchange: RowStory = ({ row, random, referred }) => {
  const product = referred('pointsProductId')
  const quantity = random.pick([1, 1, 1, 2])
  const points = quantity * Number(product?.points ?? row.points ?? 500)
  const shipType = shipTypeOf(row.status, row.shipType)
  const isMailed = shipType === 'mail'
  const mailed = (value: unknown) => (isMailed ? value : undefined)
  return {
    ...{ quantity, points, shipType, productType: product?.productType ?? row.productType },
    cashAmount:
      product?.exchangeMode === 'POINTS_CASH' ? quantity * Number(product.cashPrice ?? 9900) : undefined,
    ...{
      postage: mailed(row.postage),
      receiverName: mailed(row.receiverName),
      receiverPhone: mailed(row.receiverPhone),
    },
    ...{ receiverAddress: mailed(row.receiverAddress), shippedAt: mailed(row.shippedAt) },
    ...{ expressCompany: mailed(row.expressCompany), expressNo: mailed(row.expressNo) },
    pickupCode: shipType === 'PICKUP' ? String(random.between(10_000_000, 99_999_999)) : undefined,
    verifierId: shipType === 'PICKUP' ? row.verifierId : undefined,
    refundPoints: row.status === 'REFUNDED' ? points : undefined,
  }
}
